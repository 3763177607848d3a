import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { themeToggleWords } from '#web/words.ts'
import { chooseTheme, currentTheme } from './theme.ts'

export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <Button
      variant="quiet"
      square
      aria-label={themeToggleWords.useThemeOther(other)}
      onClick={() => {
        chooseTheme(other)
        setTheme(other)
      }}
      icon={<Icon className="size-5" aria-hidden="true" />}
    />
  )
}
