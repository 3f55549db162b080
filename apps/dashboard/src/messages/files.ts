import type { TextEncoding } from '../text-of-file.ts'

/** How files of text are read. */
export const filesText = {
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16',
    'windows-1252': 'Windows-1252, the encoding of Western European Windows',
  } satisfies Readonly<Record<TextEncoding, string>>,
  isWorkbook:
    'This is an Excel workbook. In Excel, choose “Save as” and the type “CSV UTF-8 (comma delimited)”, and choose that file here.',
  unreadable: 'The file cannot be read.',
}
