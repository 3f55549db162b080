/** A mail to one address, as plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The `Message-ID`, in angle brackets. Default: a new one. */
  readonly messageId?: string
}

/** Sends mails. */
export interface MailSender {
  /** @throws Error if the mail server cannot be reached, or refuses the mail */
  send(mail: Mail): Promise<void>
  close(): void
}

const timeoutMs = 10_000

/**
 * Sends mails through an SMTP server. It connects at the first mail.
 *
 * @param url `smtp://` (with STARTTLS if the server has it) or `smtps://`, with user and password
 * @param from the address of the sender
 */
export async function openMail({ url, from }: { url: string; from: string }): Promise<MailSender> {
  // Loaded only if it is configured.
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail })
    },
    close: () => transport.close(),
  }
}
