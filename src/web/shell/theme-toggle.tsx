import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { themeToggleWords } from '#web/words.ts'
import { chooseTheme, currentTheme, followTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, currentTheme, () => 'light')
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Button
      variant="quiet"
      square
      aria-label={themeToggleWords.use[other]}
      onClick={() => chooseTheme(other)}
      // The styles choose, so that a page that came whole shows the right one before its code is here.
      icon={
        <>
          <Sun className="theme-sun size-5" aria-hidden="true" />
          <Moon className="theme-moon size-5" aria-hidden="true" />
        </>
      }
    />
  )
}
