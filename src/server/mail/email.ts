import type { Language } from '#domain/languages.ts'
import { isName } from '#resources/plain-text.ts'
import { type OperatorDetails, operatorLines } from '#routes/operator-details.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import * as spanish from './words.es.ts'
import * as english from './words.ts'

/** Every mail is in its reader's language, and the server has both. */
const frames = { en: english.emailFrameWords, es: spanish.emailFrameWords }

/** A mail without its address. */
export interface Email {
  subject: string
  text: string
  html: string
}

export interface EmailParts {
  /** Its reader's. English where there is none: for operators, lenders, and addresses without an account. */
  language?: Language
  subject: string
  /** Each a paragraph of plain text. */
  before: string[]
  button?: { label: string; url: string }
  after?: string[]
  /** Last and small: the way to get no more of these. */
  unsubscribe?: { label: string; url: string }
}

/** Every mail looks the same: one column that a phone shows without zooming, and the same words as plain text. */
export function composeEmail(parts: EmailParts): Email {
  const { language = 'en', subject, before, button, after = [], unsubscribe } = parts
  const { signature } = frames[language]
  const link = button ? [inText(button)] : []
  const stop = unsubscribe ? [inText(unsubscribe)] : []
  return {
    subject: plainSubject(subject),
    text: `${[...before, ...link, ...after, signature, ...stop].join('\n\n')}\n`,
    html: page(language, subject, [
      ...before.map(paragraph),
      ...(button ? [buttonHtml(button.label, button.url)] : []),
      ...after.map(paragraph),
      ...(button ? [fallbackLink(frames[language].fallback, button.url)] : []),
      ...(unsubscribe ? [smallLink(unsubscribe)] : []),
    ]),
  }
}

/** By name where the address was confirmed: else the name may be what a stranger typed. What is no name is left out. */
export function greeting(first_name: string | undefined, language: Language = 'en'): string {
  return frames[language].greeting(first_name !== undefined && isName(first_name) ? first_name : '')
}

/** Stands at the end of every mail when it is sent. */
export function senderLines(operator: OperatorDetails, baseUrl: string, language: Language = 'en'): string[] {
  return [...operatorLines(operator), frames[language].privacy(`${baseUrl}${sitePath('/privacy', language)}`)]
}

/** The language that a mail says of itself. */
export function languageOfEmail({ html }: Pick<Email, 'html'>): Language {
  return html.includes('<html lang="es">') ? 'es' : 'en'
}

/** An email with these lines at its end, small. */
export function signed({ text, html }: Pick<Email, 'text' | 'html'>, lines: readonly string[]) {
  const small = lines.map(line => escapeHtml(line)).join('<br>')
  const foot = `<p class="muted" style="margin:8px 0 0;font-size:13px;color:${LIGHT.muted}">${small}</p>\n${END}`
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
function plainSubject(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?')
}

/** Where the sheet of an email ends. */
const END = '</td></tr></table>\n</td></tr></table>\n</body>\n'

/** The product's colours. A program that takes no style sheet shows the light ones, which stand on the elements themselves. */
const LIGHT = {
  paper: '#fbf8f2',
  surface: '#ffffff',
  ink: '#1b2430',
  muted: '#5c6470',
  line: '#e6dfd1',
  action: '#0e5a47',
  onAction: '#ffffff',
}
const DARK: typeof LIGHT = {
  paper: '#131715',
  surface: '#1b211e',
  ink: '#f1ece2',
  muted: '#a8afa9',
  line: '#2e3733',
  action: '#7ccbad',
  onAction: '#06251b',
}
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.sheet{background:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
.rule{border-color:${DARK.line}!important}
.button{background:${DARK.action}!important;color:${DARK.onAction}!important}
.mark{color:${DARK.action}!important}
}`

function inText({ label, url }: { label: string; url: string }): string {
  return `${label}:\n${url}`
}

function smallLink({ label, url }: { label: string; url: string }): string {
  return `<p class="muted" style="margin:0 0 16px;font-size:13px;color:${LIGHT.muted}"><a class="muted" href="${escapeHtml(url)}" style="color:${LIGHT.muted}">${escapeHtml(label)}</a></p>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

/** A table, because one mail program takes the padding of a cell and not that of a link. */
function buttonHtml(label: string, url: string): string {
  const cell = `border-radius:999px;background:${LIGHT.action}`
  const link = `display:inline-block;padding:14px 28px;border-radius:999px;background:${LIGHT.action};color:${LIGHT.onAction};font-weight:600;text-align:center;text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="button" bgcolor="${LIGHT.action}" style="${cell}"><a class="button" href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

function fallbackLink(words: string, url: string): string {
  const shown = escapeHtml(url)
  return `<p class="muted" style="margin:0 0 16px;font-size:13px;color:${LIGHT.muted};word-break:break-all">${escapeHtml(words)}<br><a class="muted" href="${shown}" style="color:${LIGHT.muted}">${shown}</a></p>`
}

function page(language: Language, title: string, parts: string[]): string {
  const { name, signature } = frames[language]
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body class="paper ink" style="margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink}">
<table ${table} class="paper" bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:24px 12px">
<p class="mark" style="max-width:560px;margin:0 auto 14px;text-align:left;font-family:${SERIF};font-size:20px;font-weight:700;color:${LIGHT.action}">${name}</p>
<table ${table} class="sheet" bgcolor="${LIGHT.surface}" style="max-width:560px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:14px"><tr><td class="ink" style="padding:28px 24px;color:${LIGHT.ink};font-family:${SANS};font-size:16px;line-height:1.5;text-align:left">
<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-size:24px;line-height:1.3;font-weight:600;color:${LIGHT.ink}">${escapeHtml(title)}</h1>
${parts.join('\n')}
<p class="muted rule" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.line};font-size:13px;color:${LIGHT.muted}">${escapeHtml(signature)}</p>
${END}</html>
`
}
