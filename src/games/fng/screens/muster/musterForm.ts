import type { MusterEntered, MusterView, PostView, WeaponChoiceView } from '../../contract/muster.ts'
import { forceName, forceOf, inSentence, type Corps, type ForceId, type MusterInput, type Post } from './forces.ts'

/** What the player has written on the pages of the wizard. */
export interface MusterForm {
  list: ForceId
  unit: string
  corps: Corps
  startHalfMonth: number
  squads: 3 | 4
  firstName: string
  lastName: string
  /** 0 is the Platoon HQ. */
  squad: number
  post: Post
  attributes: [string, string]
  rep: number
  /** A full tour, or what is left of one by the dice. */
  starTour: 'full' | 'rolled'
  attributesFor: 'starSquad' | 'everyone' | 'nobody'
  flakJackets: boolean
  /** Where the list leaves a weapon to the player; posts not named carry the usual one. */
  weapons: Partial<Record<Post, string>>
  firstNames: string
  lastNames: string
  /** The page that lies open, from 0: the wizard comes back where it was left. */
  page: number
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
  rep: 5,
  starTour: 'full',
  attributesFor: 'starSquad',
  flakJackets: false,
  weapons: {},
  firstNames: '',
  lastNames: '',
  page: 0,
})

/** Puts what hangs on the force right when another is chosen. */
export function chooseForce(form: MusterForm, facts: MusterView, list: ForceId): void {
  const { usualCorps, from, to, latestStart } = forceOf(facts, list)
  form.list = list
  if (!usualCorps.includes(form.corps)) form.corps = usualCorps[0] as Corps
  form.startHalfMonth = Math.min(Math.max(form.startHalfMonth, from), to, Math.max(latestStart, from))
  form.weapons = {}
}

/** @returns the posts in which the Star may stand, whatever the dice make of his squad. */
export function starPosts(form: MusterForm, facts: MusterView): readonly PostView[] {
  const posts = forceOf(facts, form.list).starPosts
  return form.squad === 0 ? posts.headquarters : posts.squad
}

/** @returns the weapons that are the player's to choose for this force at this date. */
export const weaponChoices = (form: MusterForm, facts: MusterView): readonly WeaponChoiceView[] =>
  forceOf(facts, form.list).weaponChoices.filter(({ before }) => before === null || form.startHalfMonth < before)

/** @returns the names of a pasted list: one a line, or divided by commas. */
export const namesOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => name !== '')
    .slice(0, 2000)

export type MusterPage = 'force' | 'unit' | 'star' | 'dice'

export const musterPages: readonly { readonly id: MusterPage; readonly title: string }[] = [
  { id: 'force', title: 'Force' },
  { id: 'unit', title: 'Unit' },
  { id: 'star', title: 'Star' },
  { id: 'dice', title: 'Names and dice' },
]

/** @returns what still keeps a page from being done, in sentences; none when it is. */
export function problemsOf(form: MusterForm, page: MusterPage): string[] {
  if (page === 'unit' && form.unit.trim() === '') return ['The unit needs a name.']
  if (page === 'star' && form.attributesFor !== 'nobody') {
    const [first, second] = form.attributes
    if (first === '' || second === '')
      return [`Choose ${first === '' && second === '' ? 'two attributes' : 'one more attribute'} for the Star.`]
    if (first === second) return ['The two attributes must differ.']
  }
  if (page === 'dice') {
    const [first, last] = [namesOf(form.firstNames).length, namesOf(form.lastNames).length]
    if (first > 0 !== last > 0) return ['Own names need both first and last names, or neither.']
  }
  return []
}

/** @returns what the player should know of his choices; nothing of it bars him. */
export function warningsOf(
  form: MusterForm,
  facts: MusterView,
): { readonly corps: string | null; readonly start: string | null } {
  const { usualCorps, latestStart } = forceOf(facts, form.list)
  const usual = facts.corps.filter(({ corps }) => usualCorps.includes(corps)).map(({ name }) => name)
  return {
    corps: usualCorps.includes(form.corps)
      ? null
      : `${forceName(form.list)} fought in ${usual.join(' and ')}, almost without exception. You may still go elsewhere.`,
    start:
      form.startHalfMonth > latestStart
        ? `A full tour begins in ${inSentence(facts.dates[latestStart]!)} at the latest. This one will be cut short when 1968 ends.`
        : null,
  }
}

/** @returns the form as it was when this platoon was raised; the other way round from `musterInput`. */
export const musterFormOf = ({
  star,
  names,
  ...rest
}: Extract<MusterEntered, { step: 'fng.muster' }>['input']): MusterForm => ({
  ...rest,
  firstName: star.firstName,
  lastName: star.lastName,
  squad: star.squad,
  post: star.post,
  attributes: [star.attributes[0] ?? '', star.attributes[1] ?? ''],
  rep: star.rep ?? emptyMuster().rep,
  starTour: star.tour ?? 'full',
  firstNames: names.first.join('\n'),
  lastNames: names.last.join('\n'),
  page: musterPages.length - 1,
})

/** @returns the form as `fng.muster` takes it; choices the force does not offer are left at their defaults. */
export function musterInput(form: MusterForm, facts: MusterView): MusterInput {
  const force = forceOf(facts, form.list)
  const squads = force.squads.upTo > 3 ? form.squads : 3
  const chosen = weaponChoices(form, facts).flatMap(({ post, weapons }) => {
    const weapon = form.weapons[post as Post]
    return weapons.some(({ id }) => id === weapon) ? [[post, weapon] as const] : []
  })
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
      attributes: form.attributesFor === 'nobody' ? [] : [...form.attributes],
      rep: form.rep,
      // A full tour is what the campaign's switch says where nothing else is said.
      ...(form.starTour === 'rolled' && { tour: form.starTour }),
    },
    attributesFor: form.attributesFor,
    names: { first: namesOf(form.firstNames), last: namesOf(form.lastNames) },
    flakJackets: force.choosesFlakJackets && form.flakJackets,
    weapons: Object.fromEntries(chosen),
  }
}
