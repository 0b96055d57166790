import type * as z from 'zod'
import type { snoopinSteps } from '../../contract/steps.ts'

/** What is asked before the first turn: how the campaign is played, and its two sides. */
export interface BeginForm {
  title: string
  kind: 'free' | 'pack'
  setting: string
  /** As it is typed; empty: open ended. */
  length: string
  coop: boolean
  blockingInches: '6' | '8'
  ranksSealed: boolean
  sides: { name: string; kind: 'regulars' | 'insurgents'; player: string }[]
}

export const emptyBegin = (): BeginForm => ({
  ...{ title: '', kind: 'free', setting: '', length: '10' },
  ...{ coop: false, blockingInches: '6', ranksSealed: false },
  sides: [
    { name: '', kind: 'regulars', player: '' },
    { name: '', kind: 'insurgents', player: '' },
  ],
})

const turnsIn = (length: string) => (length.trim() === '' ? null : Number(length))

/** @returns why the campaign cannot begin yet, each a sentence. */
export function problemsOf({ title, length, sides }: BeginForm): string[] {
  const names = sides.map(({ name }) => name.trim())
  const turns = turnsIn(length)
  return [
    ...(title.trim() === '' ? ['Give the campaign a name.'] : []),
    ...(names.includes('') ? ['Name both sides.'] : []),
    ...(names[0] !== '' && names[0] === names[1] ? ['The sides need different names.'] : []),
    ...(sides.some(({ kind }) => kind === 'regulars') ? [] : ['One side at least must be regulars.']),
    ...(turns === null || (Number.isInteger(turns) && turns >= 1 && turns <= 60)
      ? []
      : ['A campaign has 1 to 60 turns; leave it empty for an open end.']),
  ]
}

/** @returns what the first step of the campaign takes. */
export const beginInput = (form: BeginForm): z.input<typeof snoopinSteps.beginCampaign> => ({
  ...{ title: form.title.trim(), kind: form.kind, setting: form.setting.trim(), length: turnsIn(form.length) },
  ...{ coop: form.coop, blockingInches: Number(form.blockingInches), ranksSealed: form.ranksSealed },
  sides: form.sides.map(({ name, kind, player }) => ({ name: name.trim(), kind, player: player.trim() })),
})
