import type { Api } from '../../contract/client.ts'
import type { Bridge, Failure } from '../../contract/rpc.ts'
import type { PrintLook, SheetLeft, SheetWish, SheetReply, SheetsReply } from '../../contract/sheets.ts'
import { useSettings } from '../stores/settings.ts'
import { useShown } from '../stores/shown.ts'
import { useJob, type JobCall } from './useJob.ts'

export interface Print extends Omit<JobCall, 'run'> {
  /** @returns the finished sheet, undefined when it was refused or cancelled; in a browser it is also opened in a new tab. */
  readonly open: (wish: PrintWish) => Promise<SheetReply | undefined>
  /**
   * Has sheets drawn. The desktop opens, saves and prints them itself; in a browser they are opened in a new tab, where
   * the browser prints, or saved by it. Sheets that could not be printed stand in `failure`, though the others were.
   * @returns the files, and which sheets are not in them; undefined when it was refused or cancelled.
   */
  readonly hand: (order: PrintOrder) => Promise<SheetsReply | undefined>
}
export interface PrintWish extends SheetWish {
  readonly campaign?: string | undefined
}

/** Sheets that are wanted, and what is to become of them. */
export interface PrintOrder extends Partial<Omit<PrintLook, 'paper'>> {
  /** Null: sheets that need no tour, of the game that is shown. */
  readonly campaign: string | null
  readonly sheets: readonly SheetWish[]
  /** All of them in one PDF, or each in its own. */
  readonly together: boolean
  readonly to: 'open' | 'save' | 'print'
}

/** Has sheets drawn on the paper that this window remembers. A large one may be watched and cancelled meanwhile. */
export function usePrint(api: Api, bridge: Bridge): Print {
  const settings = useSettings()
  const shown = useShown()
  const { run, ...job } = useJob(api, bridge)
  const hand = async ({ campaign, sheets, ...order }: PrintOrder) => {
    const reply = await run((name) =>
      api('print.sheets', {
        sheets: [...sheets],
        paper: settings.paper,
        ...order,
        job: name,
        ...(campaign === null ? { game: shown.id } : { campaign }),
      }),
    )
    if (!reply?.done) return undefined
    if (reply.left.length > 0) job.failure.value = leftOut(reply.left)
    for (const file of reply.files) if (file.url !== null) take(file.url, file.name, order.to)
    return reply
  }
  const open = async ({ campaign, ...sheet }: PrintWish) => {
    const order = { campaign: campaign ?? null, sheets: [sheet], together: true, to: 'open' } as const
    return (await hand(order))?.files[0]
  }
  return { ...job, open, hand }
}

function leftOut(left: readonly SheetLeft[]): Failure {
  const what = left.length === 1 ? 'One sheet could not be printed' : `${left.length} sheets could not be printed`
  const details = left.map(({ title, message }) => ({ path: title, message }))
  return { code: 'not-now', message: `${what}; the others are done.`, details }
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
