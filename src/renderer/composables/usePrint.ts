import type { Api } from '../../contract/client.ts'
import type { Bridge } from '../../contract/rpc.ts'
import type { Accent, SheetWish } from '../../contract/sheets.ts'
import type { SheetReply } from '../../contract/views.ts'
import { useSettings } from '../stores/settings.ts'
import { useJob, type JobCall } from './useJob.ts'

export interface Print extends Omit<JobCall, 'run'> {
  /** @returns the finished sheet, undefined when it was refused or cancelled; in a browser it is also opened in a new tab. */
  readonly open: (wish: PrintWish) => Promise<SheetReply | undefined>
  /**
   * Has sheets drawn. The desktop opens, saves and prints them itself; in a browser they are opened in a new tab, where
   * the browser prints, or saved by it.
   * @returns the files; undefined when it was refused or cancelled.
   */
  readonly hand: (order: PrintOrder) => Promise<readonly SheetReply[] | undefined>
}
export interface PrintWish extends SheetWish {
  readonly campaign?: string | undefined
}

/** Sheets that are wanted, and what is to become of them. */
export interface PrintOrder {
  readonly campaign: string | null
  readonly sheets: readonly SheetWish[]
  readonly accent: Accent
  /** All of them in one PDF, or each in its own. */
  readonly together: boolean
  readonly to: 'open' | 'save' | 'print'
}

/** Has sheets drawn on the paper that this window remembers. A large one may be watched and cancelled meanwhile. */
export function usePrint(api: Api, bridge: Bridge): Print {
  const settings = useSettings()
  const { run, ...job } = useJob(api, bridge)
  const hand = async ({ campaign, sheets, ...order }: PrintOrder) => {
    const reply = await run((name) =>
      api('print.sheets', {
        sheets: [...sheets],
        paper: settings.paper,
        ...order,
        job: name,
        ...(campaign === null ? {} : { campaign }),
      }),
    )
    if (!reply?.done) return undefined
    for (const file of reply.files) if (file.url !== null) take(file.url, file.name, order.to)
    return reply.files
  }
  const open = async ({ campaign, ...sheet }: PrintWish) => {
    const order = { campaign: campaign ?? null, sheets: [sheet], accent: null, together: true, to: 'open' } as const
    return (await hand(order))?.[0]
  }
  return { ...job, open, hand }
}

/** What a browser does with a finished PDF. */
function take(url: string, name: string, to: PrintOrder['to']): void {
  const address = new URL(url, window.location.href)
  if (to !== 'save') {
    window.open(address, '_blank')
    return
  }
  const link = document.createElement('a')
  link.href = address.href
  link.download = name
  link.click()
}
