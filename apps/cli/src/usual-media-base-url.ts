/** Where media lie unless `MEDIA_BASE_URL` says so. */
export const usualMediaBaseUrl = 'http://127.0.0.1:8787/media'
