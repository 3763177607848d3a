import { LogOut, Settings, User } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Term } from '#web/ui/term.tsx'
import { Part } from './part.tsx'

export function Layers() {
  const [isAsking, setAsking] = useState(false)
  const [isOut, setOut] = useState(false)
  return (
    <Part title="Layers">
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Ask first
        </Button>
        <Button variant="ghost" onClick={() => setOut(true)}>
          Open a sheet
        </Button>
        <Menu
          label="Account"
          align="start"
          trigger={menu => (
            <Button variant="ghost" popoverTarget={menu}>
              Open a menu
            </Button>
          )}
        >
          <MenuLabel>
            <span className="block font-[560]">ada@example.com</span>
            <span className="text-xs text-muted">Free Plan</span>
          </MenuLabel>
          <MenuSeparator />
          <MenuItem icon={<User aria-hidden="true" />} onSelect={() => {}}>
            Profile
          </MenuItem>
          <MenuItem icon={<Settings aria-hidden="true" />} onSelect={() => {}}>
            Settings
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden="true" />} destructive onSelect={() => {}}>
            Sign Out
          </MenuItem>
        </Menu>
      </div>
      <p className="mt-5 max-w-prose">
        The{' '}
        <Term explanation="The yearly cost of a loan with its fees counted in. It lets you compare loans whose fees differ.">
          APR
        </Term>{' '}
        tells you more than the rate, and{' '}
        <Term explanation="Insurance that protects the lender when you put less than 20% down. It ends once you own enough of the home.">
          mortgage insurance
        </Term>{' '}
        can end sooner than you think.
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Leave guest mode?"
        description="Your application and timeline are kept in this browser only. Leaving removes them."
        confirmLabel="Exit Guest Mode"
        destructive
        onConfirm={() => setAsking(false)}
      />
      <Sheet open={isOut} onOpenChange={setOut} title="Harbor Savings" description="What this lender offers">
        <p className="p-5">A 30-year fixed loan at 6.500% with $6,935 of fees.</p>
      </Sheet>
    </Part>
  )
}
