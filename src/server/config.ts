import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'
import type { Claims } from '#routes/claims.ts'
import type { OperatorDetails } from '#routes/operator-details.ts'
import { readClaims } from './config-claims.ts'
import { storedSecret } from './config-secret.ts'
import { isPostgresUrl } from './db/postgres-hosts.ts'
import { StartProblem } from './start-problem.ts'

/** Every setting of the product. Read once from the environment when it starts, and handed to whoever needs a part. */
export interface Config {
  host: string
  port: number
  /** The canonical origin, without a path: for links, cookies, redirects and the origin check. */
  baseUrl: string
  /** Other names under which this machine reaches itself; only when BASE_URL is not set. */
  otherOrigins: string[]
  dataDir: string
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  authSecret: string
  smtpUrl: string | undefined
  mailFrom: string
  operatorEmail: string | undefined
  operator: OperatorDetails
  /** What the pages may say that only the operator can vouch for. */
  claims: Claims
  /** Whether lenders with an e-mail address get requests, once a buyer agreed to the text. */
  lenderMail: boolean
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined }
  /** `undefined` never fetches. */
  ratesUrl: string | undefined
  fedCalendarUrl: string | undefined
  trustedProxies: BlockList
  role: 'all' | 'web' | 'worker'
  logLevel: LogLevel
  /** Whoever has it may read /metrics; without one that address does not exist. */
  metricsToken: string | undefined
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SHORTEST_SECRET = 32

const PORT_RANGE = 'must be a port from 1 to 65535'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const postgresUrl = z
  .string()
  .check(z.refine(isPostgresUrl, 'must look like postgresql://user:password@host:5432/name'))
const fetched = z.union([z.literal('off'), httpUrl], 'must be an http or https address, or off')

const oneLine = z.optional(z.string().check(z.regex(/^[^\r\n]{1,200}$/, 'must be one line of at most 200 characters')))

const Environment = z.object({
  PORT: z._default(
    z.coerce.number(PORT_RANGE).check(z.int(PORT_RANGE), z.gte(1, PORT_RANGE), z.lte(65535, PORT_RANGE)),
    3000,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  BASE_URL: z.optional(
    httpUrl.check(z.refine(isOrigin, 'must be an origin such as https://example.com, without a path')),
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_DIRECT_URL: z.optional(postgresUrl),
  AUTH_SECRET: z.optional(
    z.string().check(z.minLength(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`)),
  ),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n@]*@[^\r\n]*$/, 'must be an e-mail address'))),
  OPERATOR_EMAIL: z.optional(z.email('must be an e-mail address')),
  OPERATOR_NAME: oneLine,
  OPERATOR_ADDRESS: oneLine,
  OPERATOR_LICENSE: oneLine,
  SUPPORT_EMAIL: z.optional(z.email('must be an e-mail address')),
  SUPPORT_PHONE: oneLine,
  MARKETING_CLAIMS: z.optional(z.string()),
  COMPENSATION: z.optional(z.string()),
  REALTOR_DESK: z.optional(z.string()),
  GIFTS: z.optional(z.string()),
  LENDER_MAIL: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(httpUrl),
  RATES_URL: z._default(fetched, 'https://fred.stlouisfed.org/graph/fredgraph.csv'),
  FED_CALENDAR_URL: z._default(fetched, 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm'),
  TRUSTED_PROXIES: z._default(z.string(), 'none'),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
})

type Environment = z.infer<typeof Environment>

/** Which database the settings mean. Whoever needs only that needs no secret. */
export function readDatabaseConfig(
  environment: NodeJS.ProcessEnv,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'> {
  const set = parse(environment)
  return { dataDir: set.DATA_DIR, databaseUrl: set.DATABASE_URL, databaseDirectUrl: directUrl(set) }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = parse(environment)
  const local = (host: string) => `http://${host}:${set.PORT}`
  const baseUrl = set.BASE_URL ? new URL(set.BASE_URL).origin : local('localhost')
  return {
    host: set.HOST,
    port: set.PORT,
    baseUrl,
    otherOrigins: set.BASE_URL ? [] : [local('127.0.0.1'), local('[::1]')],
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: directUrl(set),
    authSecret: authSecret(set),
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Keyturn <no-reply@${new URL(baseUrl).hostname}>`,
    operatorEmail: set.OPERATOR_EMAIL,
    operator: {
      legal_name: set.OPERATOR_NAME ?? null,
      postal_address: set.OPERATOR_ADDRESS ?? null,
      license: set.OPERATOR_LICENSE ?? null,
      support_email: set.SUPPORT_EMAIL ?? null,
      support_phone: set.SUPPORT_PHONE ?? null,
    },
    claims: readClaims(set, baseUrl),
    lenderMail: set.LENDER_MAIL === 'on',
    stripe: {
      secretKey: set.STRIPE_SECRET_KEY,
      webhookSecret: set.STRIPE_WEBHOOK_SECRET,
      apiBase: set.STRIPE_API_BASE,
    },
    ratesUrl: unlessOff(set.RATES_URL),
    fedCalendarUrl: unlessOff(set.FED_CALENDAR_URL),
    trustedProxies: proxies(set.TRUSTED_PROXIES),
    role: set.ROLE,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
  }
}

function parse(environment: NodeJS.ProcessEnv): Environment {
  // Compose files and CI set what they do not mean to set as empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Environment, given)
  if (parsed.success) return parsed.data
  const problems = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
  // Never the value: it can be a secret.
  throw new StartProblem(`${[...problems].map(([name, message]) => `${name} ${message}`).join('; ')}.`)
}

function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: Environment): string | undefined {
  if (DATABASE_DIRECT_URL && !DATABASE_URL) throw new StartProblem('DATABASE_DIRECT_URL must come with DATABASE_URL.')
  return DATABASE_DIRECT_URL
}

function authSecret({ AUTH_SECRET, DATABASE_URL, DATA_DIR }: Environment): string {
  if (AUTH_SECRET) return AUTH_SECRET
  // Servers that share a database must share the secret; one made here would sign out everybody on the next machine.
  if (DATABASE_URL) throw new StartProblem('AUTH_SECRET must be set with DATABASE_URL: at least 32 random characters.')
  return storedSecret(DATA_DIR)
}

function isOrigin(text: string): boolean {
  // Said already by the schema before this one.
  if (!URL.canParse(text)) return true
  const { host, pathname, search, hash, username } = new URL(text)
  // The address is put into pages as it is: a host with a quotation mark, which URLs allow, would break out of them.
  return /^[\w.:[\]-]+$/.test(host) && pathname === '/' && search === '' && hash === '' && username === ''
}

function unlessOff(url: string): string | undefined {
  return url === 'off' ? undefined : url
}

function proxies(text: string): BlockList {
  const list = new BlockList()
  if (text === 'none') return list
  for (const entry of text.split(',').map(each => each.trim())) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new StartProblem('TRUSTED_PROXIES must be addresses or networks, such as 10.0.0.1, 192.168.0.0/16.')
    }
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
