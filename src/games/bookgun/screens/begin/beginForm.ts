import type * as z from 'zod'
import type { bookgunSteps } from '../../contract/steps.ts'
import { nations } from '../../contract/nations.ts'

/** What is asked before the first game: the campaign, its players, the nation of the army. */
export interface BeginForm {
  title: string
  armyPlayer: string
  armyForce: string
  nation: string
  insurgentPlayer: string
  insurgentForce: string
  umpire: string
  leaderBesides: boolean
}

export const emptyBegin = (): BeginForm => ({
  title: '',
  armyPlayer: '',
  armyForce: '',
  nation: nations[0].value,
  insurgentPlayer: '',
  insurgentForce: '',
  umpire: '',
  leaderBesides: false,
})

/** @returns why the campaign cannot begin yet, each a sentence. */
export function problemsOf({ title, armyPlayer, insurgentPlayer, umpire }: BeginForm): string[] {
  const names = [armyPlayer, insurgentPlayer, umpire].map((name) => name.trim())
  const given = names.filter((name) => name !== '')
  return [
    ...(title.trim() === '' ? ['Give the campaign a name.'] : []),
    ...(names.slice(0, 2).includes('') ? ['Name both players.'] : []),
    ...(new Set(given).size < given.length ? ['The players need different names.'] : []),
  ]
}

/** @returns what the first step of the campaign takes. */
export const beginInput = (form: BeginForm): z.input<typeof bookgunSteps.beginCampaign> => ({
  ...form,
  title: form.title.trim(),
  armyPlayer: form.armyPlayer.trim(),
  armyForce: form.armyForce.trim(),
  insurgentPlayer: form.insurgentPlayer.trim(),
  insurgentForce: form.insurgentForce.trim(),
  umpire: form.umpire.trim(),
})
