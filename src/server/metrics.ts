import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Figures for the operator, in Prometheus's text form. */
export interface Metrics {
  /** Labels first, once; then counting is cheap. */
  counter(name: string, help: string): (labels: Labels) => () => void
  histogram(name: string, help: string, bounds: number[]): (labels: Labels) => (value: number) => void
  /** Asked for its value when somebody looks. */
  gauge(name: string, help: string, read: () => number): void
  text(): string
}

type Labels = Record<string, string | number>

export function createMetrics(): Metrics {
  const families: (() => string[])[] = []
  const metrics: Metrics = {
    counter(name, help) {
      const values = new Map<string, number>()
      families.push(() => [
        ...head(name, help, 'counter'),
        ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
      ])
      return labels => {
        const key = written(labels)
        return () => values.set(key, (values.get(key) ?? 0) + 1)
      }
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Series>()
      families.push(() => [
        ...head(name, help, 'histogram'),
        ...[...series.values()].flatMap(one => lines(name, bounds, one)),
      ])
      return labels => {
        const key = written(labels)
        const one = series.get(key) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 }
        series.set(key, one)
        return value => {
          const bucket = bounds.findIndex(bound => value <= bound)
          if (bucket >= 0) one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1
          one.count += 1
          one.sum += value
        }
      }
    },
    gauge(name, help, read) {
      families.push(() => [...head(name, help, 'gauge'), `${name} ${read()}`])
    },
    text: () => `${families.flatMap(family => family()).join('\n')}\n`,
  }
  addProcess(metrics)
  return metrics
}

interface Series {
  labels: Labels
  buckets: number[]
  count: number
  sum: number
}

function addProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime())
  metrics.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How late the process gets to its work.',
    () => delay.percentile(99) / 1e9,
  )
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function lines(name: string, bounds: number[], { labels, buckets, count, sum }: Series): string[] {
  let below = 0
  const cumulative = bounds.map((bound, index) => {
    below += buckets[index] ?? 0
    return `${name}_bucket${written({ ...labels, le: bound })} ${below}`
  })
  return [
    ...cumulative,
    `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${count}`,
  ]
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, '_')}"`)
  return `{${pairs.join(',')}}`
}
