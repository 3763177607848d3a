import { createHash, randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Language } from '#domain/languages.ts'
import { type CookieRules, cookieName } from './cookies.ts'
import type { Passwords } from './passwords.ts'
import type { Scope } from './scope.ts'
import { SESSION_SECONDS } from './sessions.ts'
import { credentials, sessions, users, verifications } from './tables.ts'

export interface AuthUser {
  id: string
  email: string
  /** Whether somebody who reads the address has said so. */
  emailVerified: boolean
  name: string
  first_name: string
  last_name: string
  language: Language
}

/** What the product does when the library has done its part. All of it in the same transaction. */
export interface AuthEvents {
  signedUp(user: AuthUser): Promise<void>
  signedUpAgain(user: AuthUser): Promise<void>
  sessionEnded(session: { id: string; user_id: string }): Promise<void>
}

export interface LibraryOptions {
  scope: Scope
  cookies: CookieRules
  baseUrl: string
  passwords: Passwords
  events: AuthEvents
}

export type AuthLibrary = ReturnType<typeof createLibrary>

/** The library's types leave out the fields that we added. */
const known = (user: object) => user as AuthUser

export function createLibrary({ scope, cookies, baseUrl, passwords, events }: LibraryOptions) {
  return betterAuth({
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret: cookies.secret,
    database: drizzleAdapter(scope.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      // Length and strength are ours to judge, in our words; here only what would be dangerous.
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: { hash: passwords.hash, verify: ({ hash, password }) => passwords.verify(hash, password) },
      onExistingUserSignUp: ({ user }) => events.signedUpAgain(known(user)),
    },
    user: {
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        first_name: { type: 'string', required: true },
        last_name: { type: 'string', required: true },
        language: { type: 'string', required: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      storeIdentifier: { hash: async identifier => hashed(identifier) },
      disableCleanup: true,
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      user: { create: { after: user => events.signedUp(known(user)) } },
      session: {
        delete: { after: session => events.sessionEnded({ id: session.id, user_id: session.userId }) },
      },
    },
    advanced: {
      // The prefix is part of our cookie's name; the library's own would be `__Secure-`, which other hosts could set.
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookieName('session', cookies), attributes: { secure: cookies.secure } },
      },
      // A function, because with 'uuid' the answer for a taken address carries an id of another shape.
      // No schema check: the library would want columns for sign-in by other companies, which we do not offer.
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would name people in the log.
    logger: { disabled: true },
  })
}

function hashed(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url')
}
