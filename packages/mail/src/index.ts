export { type Mail, type MailSender, openMail } from './open-mail.ts'
