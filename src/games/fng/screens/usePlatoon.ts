import type { OutputOf } from '../../../contract/outputs.ts'
import { useCampaign } from '../../../renderer/stores/campaign.ts'

/** What every page of a tour of FNG holds, as main last showed it; null while there is none. */
export interface Platoon {
  readonly turn: OutputOf<'fng.turn'> | null
  readonly roster: OutputOf<'fng.roster'> | null
  readonly players: OutputOf<'fng.players'> | null
}

/** @returns the platoon of the open tour; its fields are read anew each time. */
export function usePlatoon(): Platoon {
  const { view } = useCampaign()
  return {
    get turn() {
      return view('fng.turn')
    },
    get roster() {
      return view('fng.roster')
    },
    get players() {
      return view('fng.players')
    },
  }
}
