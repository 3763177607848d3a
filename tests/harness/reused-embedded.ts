import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { embeddedOver, startEngine } from '#server/db/embedded.ts'

/** An engine that is as it was after the migrations, and how its tables were then. */
interface IdleEngine {
  engine: PGlite
  shape: string
}

const idle: IdleEngine[] = []

/**
 * A migrated embedded database. To start an engine takes more of the processor's time than most files of tests, so a worker's
 * files use one after the other: whoever closes it leaves it empty. One whose tables were changed is thrown away.
 */
export async function takeEmbedded(): Promise<Database> {
  const taken = idle.pop() ?? (await start())
  let isClosed = false
  const stops: (() => Promise<void>)[] = []
  const database = embeddedOver(taken.engine, {
    async before() {
      if (isClosed) throw new Error('The database is closed')
    },
  })
  return {
    ...database,
    async listen(channel, onMessage) {
      const stop = await database.listen(channel, onMessage)
      stops.push(stop)
      return stop
    },
    async close() {
      if (isClosed) return
      // Waits for its turn, so that whatever was asked before is done.
      await database.ping(60_000)
      isClosed = true
      for (const stop of stops) await stop()
      if (await empty(taken)) idle.push(taken)
      else await taken.engine.close()
    },
  }
}

async function start(): Promise<IdleEngine> {
  const engine = await startMigrated()
  return { engine, shape: await shapeOf(engine) }
}

export function startMigrated(): Promise<PGlite> {
  return startEngine({ loadDataDir: new Blob([readFileSync(inject('embeddedSnapshot'))]) })
}

/** Every relation and its parts, and which migrations were applied. */
async function shapeOf(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ shape: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(oid::text, ' ' order by oid)) from pg_class),
      (select count(*) from pg_attribute where not attisdropped), (select count(*) from pg_constraint),
      (select count(*) from pg_trigger), (select count(*) from pg_proc), (select count(*) from pg_namespace),
      (select md5(string_agg(name || hash, ' ' order by name)) from applied_migrations)) as shape`)
  return rows[0]?.shape ?? ''
}

/** Says whether it is as it was. */
async function empty({ engine, shape }: IdleEngine): Promise<boolean> {
  try {
    await engine.exec(`
      unlisten *;
      select pg_advisory_unlock_all();
      do $$
        declare each record;
        begin
          perform set_config('session_replication_role', 'replica', true);
          for each in select tablename from pg_tables where schemaname = 'public' and tablename <> 'applied_migrations' loop
            execute format('delete from %I', each.tablename);
          end loop;
          for each in select sequencename from pg_sequences where schemaname = 'public' loop
            execute format('alter sequence %I restart', each.sequencename);
          end loop;
        end
      $$`)
    return (await shapeOf(engine)) === shape
  } catch {
    return false
  }
}
