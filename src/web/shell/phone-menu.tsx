import { Sheet } from '#web/ui/sheet.tsx'
import { phoneMenuWords } from '#web/words.ts'
import { type MenuSection, SidebarMenu } from './sidebar.tsx'

/** The sidebar of a phone: a sheet over the page. */
export function PhoneMenu({ menu, open, onClose }: { menu: MenuSection[]; open: boolean; onClose(): void }) {
  return (
    <Sheet open={open} onOpenChange={onClose} side="left" title={phoneMenuWords.menu} className="w-[18rem]">
      <SidebarMenu menu={menu} onNavigate={onClose} />
    </Sheet>
  )
}
