import type { LogLevel } from './config.ts'

/** Facts about what happened, for the operator. Never an e-mail, a name, an amount, an address with its query, or a body. */
export type LogFields = Record<string, string | number | boolean | undefined>

export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

const RANKS: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

export interface LogOptions {
  level: LogLevel
  /** Short lines for a person at a terminal; otherwise JSON, a line each. */
  forPeople: boolean
  write(line: string): void
}

export function createLog({ level, forPeople, write }: LogOptions): Log {
  const form = forPeople ? readable : json
  const at =
    (rank: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      if (RANKS[rank] >= RANKS[level]) write(`${form(rank, event, fields)}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function json(level: LogLevel, event: string, fields: LogFields): string {
  // The names of events are ours, and need no escaping.
  const facts = JSON.stringify(fields).slice(1)
  const comma = facts === '}' ? '' : ','
  return `{"time":"${new Date().toISOString()}","level":"${level}","event":"${event}"${comma}${facts}`
}

function readable(level: LogLevel, event: string, fields: LogFields): string {
  const facts = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return [new Date().toLocaleTimeString('en-GB'), level === 'info' ? '' : level, event, ...facts]
    .filter(Boolean)
    .join(' ')
}

/**
 * What may be known of an error. The messages of the database and of drizzle repeat values that people typed, so of those
 * only the code, the constraint and the place in our source are logged.
 */
export function errorFields(error: unknown) {
  const chain = causes(error)
  const database = chain.find(each => typeof (each as { code?: unknown }).code === 'string') as
    | { code: string; constraint?: string; table?: string }
    | undefined
  const outer = chain[0]
  const repeatsValues = chain.some(each => 'query' in each || 'routine' in each)
  return {
    error: outer?.name ?? typeof error,
    message: repeatsValues ? undefined : outer?.message,
    code: database?.code,
    constraint: database?.constraint,
    table: database?.table,
    stack: frames(outer),
  }
}

export function causes(error: unknown): Error[] {
  const chain: Error[] = []
  for (let each = error; each instanceof Error && chain.length < 8; each = each.cause) chain.push(each)
  return chain
}

function frames(error: Error | undefined): string | undefined {
  const lines = error?.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? []
  return lines
    .slice(0, 8)
    .map(line => line.trim())
    .join(' < ')
}
