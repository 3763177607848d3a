import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export interface DatabaseConfig {
  /** PostgreSQL's address; without it the database is embedded and lives in `dataDir`. */
  databaseUrl: string | undefined
  /** Past a pooler, for what needs a session. */
  databaseDirectUrl?: string | undefined
  dataDir: string
}

export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.databaseDirectUrl) : openEmbedded(config.dataDir)
}
