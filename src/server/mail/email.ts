import { type OperatorDetails, operatorLines } from '#routes/operator-details.ts'

/** A mail without its address. */
export interface Email {
  subject: string
  text: string
  html: string
}

export interface EmailParts {
  subject: string
  /** Each a paragraph of plain text. */
  before: string[]
  button?: { label: string; url: string }
  after?: string[]
  /** Last and small: the way to get no more of these. */
  unsubscribe?: { label: string; url: string }
}

/** Every mail looks the same: one column that a phone shows without zooming, and the same words as plain text. */
export function composeEmail({ subject, before, button, after = [], unsubscribe }: EmailParts): Email {
  const link = button ? [inText(button)] : []
  const stop = unsubscribe ? [inText(unsubscribe)] : []
  return {
    subject: plainSubject(subject),
    text: `${[...before, ...link, ...after, SIGNATURE, ...stop].join('\n\n')}\n`,
    html: page(subject, [
      ...before.map(paragraph),
      ...(button ? [buttonHtml(button.label, button.url), fallbackLink(button.url)] : []),
      ...after.map(paragraph),
      ...(unsubscribe ? [smallLink(unsubscribe)] : []),
    ]),
  }
}

/** Stands at the end of every mail when it is sent. */
export function senderLines(operator: OperatorDetails, baseUrl: string): string[] {
  return [...operatorLines(operator), `Privacy: ${baseUrl}/privacy`]
}

/** An email with these lines at its end, small. */
export function signed({ text, html }: Pick<Email, 'text' | 'html'>, lines: readonly string[]) {
  const small = lines.map(line => escapeHtml(line)).join('<br>')
  const foot = `<p style="margin:8px 0 0;font-size:13px;color:${QUIET}">${small}</p>\n${END}`
  return { text: `${text}\n${lines.join('\n')}\n`, html: html.replace(END, () => foot) }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

/** Line ends in a header would start another header. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}

/** `=?utf-8?q?…?=` in what somebody typed would be decoded by the mail program: its reader would see other words. */
export function plainSubject(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?')
}

const SIGNATURE = 'Keyturn – your mortgage, step by step'

/** Where the sheet of an email ends. */
const END = '</div>\n</body>\n'

const INK = '#26332d'
const QUIET = '#5d6a63'
const EVERGREEN = '#1f5a43'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function inText({ label, url }: { label: string; url: string }): string {
  return `${label}:\n${url}`
}

function smallLink({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0;font-size:13px"><a href="${escapeHtml(url)}" style="color:${QUIET}">${escapeHtml(label)}</a></p>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function buttonHtml(label: string, url: string): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${EVERGREEN};color:#ffffff;font-weight:600;text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function fallbackLink(url: string): string {
  const shown = escapeHtml(url)
  return `<p style="margin:0 0 16px;font-size:13px;color:${QUIET};word-break:break-all">If the button does not work, copy this address into your browser:<br><a href="${shown}" style="color:${QUIET}">${shown}</a></p>`
}

function page(title: string, parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f4ee;color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e5dfd3;border-radius:12px">
<h1 style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(title)}</h1>
${parts.join('\n')}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e5dfd3;font-size:13px;color:${QUIET}">${escapeHtml(SIGNATURE)}</p>
${END}</html>
`
}
