import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { themeToggleWords } from '#web/words.ts'
import { chooseTheme, currentTheme, followTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, () => 'light')
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <Button
      variant="quiet"
      square
      aria-label={themeToggleWords.useThemeOther(other)}
      onClick={() => chooseTheme(other)}
      icon={<Icon className="size-5" aria-hidden="true" />}
    />
  )
}
