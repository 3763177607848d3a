import { causes } from '#server/log.ts'
import { DatabaseBroken, DatabaseTimeout } from './database.ts'
import { StandbyOnly } from './postgres-pool.ts'

/** SQLSTATEs of a database that cannot answer now but may later; whole classes by their first two letters. */
const AWAY_CLASSES = new Set(['08', '53', '57', '58'])
/** Lock not available, idle in a transaction too long, deadlock, serialization, read-only after a failover. */
const AWAY_CODES = new Set(['55P03', '25P03', '40P01', '40001', '25006'])

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const AWAY_ERRORS = [DatabaseTimeout, DatabaseBroken, StandbyOnly]

/** What `pg` and PGlite say without any code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/

/** Whether the request was fine and only the database could not be reached, was busy or is full. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(each => {
    const { code } = each as { code?: unknown }
    if (AWAY_ERRORS.some(kind => each instanceof kind) || AWAY_MESSAGES.test(each.message)) return true
    return typeof code === 'string' && (AWAY_CODES.has(code) || NETWORK_CODES.has(code) || isAwayClass(code))
  })
}

function isAwayClass(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && AWAY_CLASSES.has(code.slice(0, 2))
}

/** Too long, too large, no such date, no such character, wrong spelling of a uuid or number. */
const UNSTORABLE_CODES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])

/** A value that no schema caught and that its column cannot hold. */
export function isUnstorable(error: unknown): boolean {
  return causes(error).some(each => UNSTORABLE_CODES.has(String((each as { code?: unknown }).code)))
}
