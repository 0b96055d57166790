import { join } from 'node:path'
import type { Api } from '../../src/contract/client.ts'
import type { StepReply } from '../../src/contract/question.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { systems } from '../../src/main/app/gameOf.ts'
import { openTourFile } from '../../src/main/store/openTourFile.ts'
import { send, testProgram } from './program.ts'

/** A campaign of Snoopin' & Poopin' in a program of its own. */
export interface SnoopinTour {
  readonly api: Api
  /** Of the library. */
  readonly folder: string
  readonly campaign: string
  readonly state: () => SnoopinState
  /** Does a step with the machine in somebody's hands, or nobody's; dice are rolled by the program, or asked for. */
  readonly take: (
    step: string,
    input?: unknown,
    holder?: number | null,
    dice?: 'program' | 'player',
  ) => Promise<StepReply>
  /** Lets the campaign play itself until it stands there, each step taken by whoever may. */
  readonly playTo: (isThere: (state: SnoopinState) => boolean) => Promise<void>
}

/** What of the first step can be otherwise than in the campaign that plays itself. */
export interface Begun {
  readonly ranksSealed?: boolean
  /** Both sides are regulars. */
  readonly regulars?: boolean
  readonly kind?: 'free' | 'pack'
  /** Two players lead the first side, with a platoon each. */
  readonly coop?: boolean
}

/** @returns a campaign that has begun: Ellis with a platoon, Marek with the insurgency or a platoon of his own. */
export async function snoopinTour(
  seed: number,
  { ranksSealed = false, regulars = false, kind = 'free', coop = false }: Begun = {},
): Promise<SnoopinTour> {
  const { api, folder } = testProgram()
  const { campaign } = await api('library.create', { name: 'Que Son', game: 'snoopin', seed })
  const state = () => {
    const file = openTourFile(join(folder, campaign), systems)
    try {
      return file.load().state as unknown as SnoopinState
    } finally {
      file.close()
    }
  }
  const take: SnoopinTour['take'] = (step, input = {}, holder = null, dice = 'program') =>
    send(api, `snoopin.${step}` as 'snoopin.startGame', { campaign, dice, holder }, input)
  await take('beginCampaign', {
    ...{ title: 'Que Son', kind, setting: '', length: 6, coop, blockingInches: 6, ranksSealed },
    sides: [
      { name: 'Kilo', kind: 'regulars', player: 'Ellis' },
      { name: 'The cells', kind: regulars ? 'regulars' : 'insurgents', player: 'Marek' },
    ],
  })
  const playTo: SnoopinTour['playTo'] = async (isThere) => {
    while (!isThere(state())) {
      const open = await api('campaign.autoplay', { campaign, seed })
      const { holder, next } =
        open.holder === null ? open : await api('campaign.autoplay', { campaign, seed, holder: open.holder })
      if (next === null) throw new Error('The campaign is over.')
      await send(api, next.procedure, { campaign, holder, choices: 'program', faces: [...next.faces] }, next.input)
    }
  }
  return { api, folder, campaign, state, take, playTo }
}
