const SHORT: Record<string, number> = { k: 1e3, m: 1e6 }

export function parseMoney(text: string): number | undefined {
  const match = /^\$?\s*(\d[\d,\s]*\.?\d*|\.\d+)\s*([km])?$/i.exec(text.trim())
  if (!match) return undefined
  return Math.round(Number(match[1]?.replace(/[,\s]/g, '')) * (SHORT[match[2]?.toLowerCase() ?? ''] ?? 1) * 100) / 100
}

export function parsePercent(text: string): number | undefined {
  const match = /^(\d+\.?\d*|\.\d+)\s*%?$/.exec(text.trim())
  return match ? Number(match[1]) : undefined
}
