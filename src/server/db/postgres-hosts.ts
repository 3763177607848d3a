/** `postgresql://user@one:5432,two:5432/name` is one database on several machines, of which one takes writes. */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)/s.exec(url) ?? []
  return hosts.split(',').map(host => `${before}${host}${after}`)
}

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && hostsOf(url).every(host => URL.canParse(host))
}

/** Where it is, for people to read: no name of a person and no password. */
export function withoutPassword(url: string): string {
  const hosts = hostsOf(url).map(host => new URL(host))
  const names = hosts.map(
    ({ hostname, port, searchParams }) => `${hostname || searchParams.get('host') || 'localhost'}${port && `:${port}`}`,
  )
  return `${names.join(',')}${hosts[0]?.pathname ?? ''}`
}

/** Tries the host that answered last, then the others. If all refuse, the first one's error is thrown. */
export function firstReachable<Host>(
  hosts: Host[],
): <Result>(connect: (host: Host) => Promise<Result>) => Promise<Result> {
  let order = hosts
  return async connect => {
    const failures: unknown[] = []
    for (const host of order) {
      try {
        const answer = await connect(host)
        if (order[0] !== host) order = [host, ...hosts.filter(other => other !== host)]
        return answer
      } catch (error) {
        failures.push(error)
      }
    }
    throw failures[0]
  }
}
