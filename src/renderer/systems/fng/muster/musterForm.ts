import { corpsNames, forceOf, halfMonthName, type Corps, type ForceId, type MusterInput } from './forces.ts'

/** What the player has written on the pages of the wizard. */
export interface MusterForm {
  list: ForceId
  unit: string
  corps: Corps
  startHalfMonth: number
  squads: 3 | 4
  firstName: string
  lastName: string
  squad: number
  post: NonNullable<NonNullable<MusterInput['star']>['post']>
  attributes: [string, string]
  attributesFor: 'starSquad' | 'everyone'
  flakJackets: boolean
  firstNames: string
  lastNames: string
}

/** @returns the form as it lies on the desk before anything is written. */
export const emptyMuster = (): MusterForm => ({
  list: 'usmc',
  unit: '',
  corps: 'i',
  startHalfMonth: 0,
  squads: 3,
  firstName: '',
  lastName: '',
  squad: 1,
  post: 'squadLeader',
  attributes: ['', ''],
  attributesFor: 'starSquad',
  flakJackets: false,
  firstNames: '',
  lastNames: '',
})

export const posts = [
  { value: 'squadLeader', label: 'Squad leader' },
  { value: 'jrNco', label: 'Jr NCO' },
  { value: 'lmgGunner', label: 'LMG gunner' },
  { value: 'grenadier', label: 'Grenadier' },
  { value: 'autoRifleman', label: 'Auto rifleman' },
  { value: 'smgGunner', label: 'SMG gunner' },
  { value: 'rifleman', label: 'Rifleman' },
] as const satisfies readonly { value: MusterForm['post']; label: string }[]

/** @returns the names of a pasted list: one a line, or divided by commas. */
export const namesOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => name !== '')
    .slice(0, 2000)

export type MusterPage = 'force' | 'unit' | 'star' | 'dice'

/** @returns what still keeps a page from being done, in sentences; none when it is. */
export function problemsOf(form: MusterForm, page: MusterPage): string[] {
  if (page === 'unit' && form.unit.trim() === '') return ['The unit needs a name.']
  if (page === 'star') {
    const [first, second] = form.attributes
    if (first === '' || second === '') return ['The Star has two attributes.']
    if (first === second) return ['The two attributes must differ.']
  }
  if (page === 'dice') {
    const [first, last] = [namesOf(form.firstNames).length, namesOf(form.lastNames).length]
    if (first > 0 !== last > 0) return ['Own names need both first and last names, or neither.']
  }
  return []
}

/** @returns what the player should know of his choices; nothing of it bars him. */
export function warningsOf(form: MusterForm): { readonly corps: string | null; readonly start: string | null } {
  const force = forceOf(form.list)
  const usual = corpsNames.find((one) => one.value === force.corps)
  return {
    corps:
      usual && usual.value !== form.corps
        ? `${force.name} fought in ${usual.label}, almost without exception. You may still go elsewhere.`
        : null,
    start:
      form.startHalfMonth > force.latestStart
        ? `A full tour begins in ${lower(halfMonthName(force.latestStart))} at the latest. This one will be cut short when 1968 ends.`
        : null,
  }
}
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** @returns the form as `fng.muster` takes it; choices the force does not offer are left at their defaults. */
export function musterInput(form: MusterForm): MusterInput {
  const force = forceOf(form.list)
  const squads = force.mayHaveFourSquads ? form.squads : 3
  return {
    unit: form.unit.trim(),
    list: form.list,
    corps: form.corps,
    startHalfMonth: form.startHalfMonth,
    squads,
    star: {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      squad: Math.min(form.squad, squads),
      post: form.post,
      attributes: [...form.attributes],
    },
    attributesFor: form.attributesFor,
    names: { first: namesOf(form.firstNames), last: namesOf(form.lastNames) },
    flakJackets: force.choosesFlakJackets && form.flakJackets,
    weapons: {},
  }
}
