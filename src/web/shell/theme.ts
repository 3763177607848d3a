import { browserStorage } from '#web/storage/browser-storage.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function systemTheme(): Theme {
  return systemIsDark().matches ? 'dark' : 'light'
}

/** The theme in force: what the person chose, else what their system says. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme()
}

const listeners = new Set<() => void>()

export function followTheme(listener: () => void): () => void {
  const system = systemIsDark()
  system.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    system.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}

/** Remembered in this browser; a choice that equals the system's goes back to following it. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) {
    delete document.documentElement.dataset.theme
    browserStorage.removeItem(KEY)
  } else {
    document.documentElement.dataset.theme = theme
    browserStorage.setItem(KEY, theme)
  }
  for (const listener of listeners) listener()
}
