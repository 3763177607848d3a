import { ArrowRight } from 'lucide-react'
import { toolCardWords } from '#features/guide/words.ts'
import { openTool } from '#web/site/links.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { TOOLS, type ToolId } from './tools.ts'

/** The tool that helps at this point of the guide. */
export function ToolCard({ id, why }: { id: ToolId; why: string }) {
  const { name, path } = TOOLS[id]
  return (
    <aside
      aria-label={toolCardWords.toolStep}
      className="no-print flex flex-col gap-x-8 gap-y-5 rounded-lg bg-action-soft p-6 sm:flex-row sm:items-center sm:p-8"
    >
      <div className="flex-1">
        <p className="serif text-xl">{name}</p>
        <p className="mt-1.5">{why}</p>
      </div>
      <a href={openTool(path)} className={`${buttonLook('primary')} self-start sm:self-auto`}>
        {toolCardWords.openTool}
        <ArrowRight className="size-4" aria-hidden="true" />
      </a>
    </aside>
  )
}
