import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** Who got which mail, by Message-ID: once for every time that the server said it has it. */
export interface FailingMailServer {
  url: string
  taken: Map<string, number>
  problems(): number
  /** From now on it works. */
  recover(): void
  stop(): Promise<void>
}

/** A mail server that refuses, hangs up or takes, at random. It stores nothing that it refused. */
export async function startFailingMailServer(failing: number): Promise<FailingMailServer> {
  const taken = new Map<string, number>()
  let problems = 0
  let share = failing

  function maybeRefuse(code: number, answer: (problem?: Error | null) => void): void {
    const refuses = Math.random() < share
    if (refuses) problems += 1
    answer(refuses ? Object.assign(new Error('Try later'), { responseCode: code }) : null)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, answer) => maybeRefuse(451, answer),
    onRcptTo: (_address, _session, answer) => maybeRefuse(450, answer),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none'
        if (Math.random() < share / 2) {
          problems += 1
          return hangUp(session)
        }
        maybeRefuse(452, problem => {
          if (!problem) taken.set(id, (taken.get(id) ?? 0) + 1)
          answer(problem)
        })
      })
    },
  })

  function hangUp(session: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.session === session) connection.close()
  }
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    problems: () => problems,
    recover() {
      share = 0
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}
