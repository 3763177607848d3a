import pg from 'pg'

export interface NamedStatement {
  name: string
  text: string
  /** How the texts that come back become values. */
  types: pg.CustomTypesConfig
}

type Readers = ((text: string) => unknown)[]

/** What is known of the columns of the statements that were answered on each connection. */
const known = new WeakMap<pg.ClientBase, Map<string, Readers>>()

/**
 * Runs a statement with a name; its rows come as lists. Where pg asks the database to describe the columns each time, here
 * they are remembered for the connection: telling them and reading them costs both sides more than a short statement.
 */
export async function runNamed(
  client: pg.ClientBase,
  statement: NamedStatement,
  values: unknown[],
): Promise<pg.QueryArrayResult> {
  let columns = known.get(client)
  if (!columns) {
    columns = new Map()
    known.set(client, columns)
  }
  const query = new NamedQuery(statement, values, columns)
  try {
    return await new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result as pg.QueryArrayResult))
      client.query(query as unknown as pg.Submittable)
    })
  } catch (error) {
    // Leads to whoever asked instead of to the socket.
    Error.captureStackTrace(error as Error)
    throw error
  }
}

/** What pg's query is inside; its types tell the outside only. */
interface Inside {
  name: string
  callback: (error: Error | null, result?: unknown) => void
  _result: { rows: unknown[][] }
  _canceledDueToError: unknown
  prepare(connection: Wire): void
  handleReadyForQuery(connection: Wire): void
}

interface Wire {
  bind(message: object): void
  execute(message: object): void
  sync(): void
}

const PlainQuery = pg.Query as unknown as new (text: string, values: unknown[]) => Inside
/** How a value is written for the database. */
export const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

class NamedQuery extends PlainQuery {
  readonly #types: pg.CustomTypesConfig
  readonly #values: unknown[]
  readonly #columns: Map<string, Readers>
  #readers: Readers = []

  constructor({ name, text, types }: NamedStatement, values: unknown[], columns: Map<string, Readers>) {
    super(text, values)
    this.name = name
    this.#types = types
    this.#values = values
    this.#columns = columns
  }

  override prepare(connection: Wire): void {
    const readers = this.#columns.get(this.name)
    if (!readers) {
      super.prepare(connection)
      return
    }
    this.#readers = readers
    connection.bind({ statement: this.name, values: this.#values, valueMapper: prepareValue })
    connection.execute({})
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#readers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text'))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this._result.rows.push(fields.map((text, at) => (text === null ? null : this.#readers[at]?.(text))))
    } catch (error) {
      this._canceledDueToError = error
    }
  }

  override handleReadyForQuery(connection: Wire): void {
    this.#columns.set(this.name, this.#readers)
    super.handleReadyForQuery(connection)
  }
}
