import type * as z from 'zod'
import type { skirmishSteps } from '../../contract/steps.ts'

/** What is asked before the first game: the campaign and its two players. */
export interface BeginForm {
  title: string
  players: { name: string; force: string }[]
}

export const emptyBegin = (): BeginForm => ({
  title: '',
  players: [
    { name: '', force: '' },
    { name: '', force: '' },
  ],
})

/** @returns why the campaign cannot begin yet, each a sentence. */
export function problemsOf({ title, players }: BeginForm): string[] {
  const names = players.map(({ name }) => name.trim())
  return [
    ...(title.trim() === '' ? ['Give the campaign a name.'] : []),
    ...(names.includes('') ? ['Name both players.'] : []),
    ...(names[0] !== '' && names[0] === names[1] ? ['The players need different names.'] : []),
  ]
}

/** @returns what the first step of the campaign takes. */
export const beginInput = ({ title, players }: BeginForm): z.input<typeof skirmishSteps.beginCampaign> => ({
  title: title.trim(),
  players: players.map(({ name, force }) => ({ name: name.trim(), force: force.trim() })),
})
