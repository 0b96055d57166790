import type { Api } from '../../contract/client.ts'
import type { InputOf } from '../../contract/procedures.ts'
import type { Bridge } from '../../contract/rpc.ts'
import type { SheetReply } from '../../contract/views.ts'
import { useSettings } from '../stores/settings.ts'
import { useJob, type JobCall } from './useJob.ts'

export interface Print extends Omit<JobCall, 'run'> {
  /** @returns the finished sheet, undefined when it was refused or cancelled; in a browser it is also opened in a new tab. */
  readonly open: (sheet: PrintWish) => Promise<SheetReply | undefined>
}
export interface PrintWish extends Pick<InputOf<'print.sheet'>, 'sheet'> {
  readonly campaign?: string | undefined
  readonly mission?: number | undefined
}

/** Has a sheet drawn on the paper that this window remembers. A large one may be watched and cancelled meanwhile. */
export function usePrint(api: Api, bridge: Bridge): Print {
  const settings = useSettings()
  const { run, ...job } = useJob(api, bridge)
  const open = async ({ sheet, campaign, mission }: PrintWish) => {
    const reply = await run((name) =>
      api('print.sheet', {
        sheet,
        paper: settings.paper,
        job: name,
        ...(campaign === undefined ? {} : { campaign }),
        ...(mission === undefined ? {} : { mission }),
      }),
    )
    if (reply?.url) window.open(new URL(reply.url, window.location.href), '_blank')
    return reply
  }
  return { ...job, open }
}
