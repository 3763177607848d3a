import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Whose request this is. `requireUser` of src/server/auth puts it there after it has verified the session. */
export interface SignedInUser {
  id: string
  email: string
  /** IANA name; decides which calendar day it is for this person. */
  time_zone: string
  /** Whether loans of others are shared with them. */
  is_member: boolean
  session_id: string
  /** When this session's password or passkey was given. */
  signed_in_at: Date
  /** Where this request comes from. */
  client_address: string
  /** Once the person's password was given with this very request and was right: the hash it was compared with. */
  verified_hash?: string
}

/** What every handler finds in its context. */
export interface AppEnv {
  /** Node's own request and response; absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    request_id: string
    /** The parsed JSON of a request that changes something, once it is there; not yet checked against any schema. */
    body: Promise<unknown> | undefined
    /** The client's own address: a proxy's word for it is taken only from TRUSTED_PROXIES. */
    client_address: string
    /** What kind of page or file was sent, for the log: a path can carry what people typed. */
    served: string | undefined
    /** Only behind `requireUser`. */
    user: SignedInUser
  }
}

/** Answers 401 or sets `user`. */
export type RequireUser = MiddlewareHandler<AppEnv>
