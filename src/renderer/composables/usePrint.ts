import type { Api } from '../../contract/client.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { SheetReply } from '../../contract/views.ts'
import { useSettings } from '../stores/settings.ts'
import { useCall, type Call } from './useCall.ts'

export interface Print extends Pick<Call, 'busy' | 'failure'> {
  /** @returns the finished sheet; in a browser it is also opened in a new tab. */
  readonly open: (sheet: PrintWish) => Promise<SheetReply | undefined>
}
export interface PrintWish extends Pick<InputOf<'print.sheet'>, 'sheet'> {
  readonly campaign?: string | undefined
  readonly mission?: number | undefined
}

/** Has a sheet drawn on the paper that this window remembers. */
export function usePrint(api: Api): Print {
  const settings = useSettings()
  const { busy, failure, run } = useCall()
  const open = async ({ sheet, campaign, mission }: PrintWish) => {
    const reply = await run(() =>
      api('print.sheet', {
        sheet,
        paper: settings.paper,
        ...(campaign === undefined ? {} : { campaign }),
        ...(mission === undefined ? {} : { mission }),
      }),
    )
    if (reply?.url) window.open(new URL(reply.url, window.location.href), '_blank')
    return reply
  }
  return { busy, failure, open }
}
