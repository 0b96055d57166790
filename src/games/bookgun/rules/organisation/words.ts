import {
  platoonsInCompany,
  sizeOf,
  type Figures,
  type Nation,
  type Part,
  type Parts,
  type Platoon,
  type Role,
} from './shape.ts'

/** The organisation in words, made of the same data as the rosters. */

/** One and many. */
export const roleWords: Readonly<Record<Role, readonly [one: string, many: string]>> = {
  officer: ['officer', 'officers'],
  nco: ['NCO', 'NCOs'],
  rto: ['RTO', 'RTOs'],
  leader: ['leader', 'leaders'],
  teamLeader: ['team leader', 'team leaders'],
  rifleman: ['rifleman', 'riflemen'],
  gunner: ['gunner', 'gunners'],
  grenadier: ['grenadier', 'grenadiers'],
  sniper: ['sniper', 'snipers'],
  crew: ['crew', 'crew'],
  fighter: ['fighter', 'fighters'],
  civilian: ['civilian', 'civilians'],
}

/** @returns figures in words: "3 riflemen (M16)", "leader". */
function figureWords({ role, count, weapon }: Omit<Figures, 'leads' | 'team' | 'chosen'>): string {
  const [one, many] = roleWords[role]
  const who = count === 1 ? (role === 'leader' ? one : `1 ${one}`) : `${count} ${many}`
  return weapon === null ? who : `${who} (${weapon})`
}

/** What stands under a figure of a roster: its weapon, or what it is where that says more. */
export const labelOf = ({ role, weapon }: { readonly role: Role; readonly weapon: string | null }): string =>
  weapon ?? roleWords[role][0]

/** @returns who is in a part: "leader (SA80), 2 gunners (LSW), 4 riflemen (SA80)"; teams that are alike once. */
export function partWords({ figures, options = [] }: Part): string {
  const other = options[1]
  const said = (one: Figures): string => {
    const words = figureWords(one)
    return one.chosen && other ? `${words.slice(0, -1)} or ${other.weapon}${forWhen(other.when)})` : words
  }
  const alone = figures.filter(({ team }) => team === undefined).map(said)
  const teams = [...new Set(figures.flatMap(({ team = [] }) => team))]
  if (teams.length === 0) return alone.join(', ')
  const of = figures.filter(({ team }) => team === teams[0])
  const size = of.reduce((sum, { count }) => sum + count, 0)
  return [...alone, `${teams.length} teams of ${size}, each ${of.map(said).join(', ')}`].join(', ')
}

const forWhen = (when: string | undefined): string => (when === undefined ? '' : ` for ${when}`)

/** @returns a part with its number: "2 M240 teams of 2", "Platoon HQ: 1 officer, 1 NCO, 1 RTO". */
function partsWords({ part, count }: Parts): string {
  const { kind, title, options, sizeUnsaid } = part
  const plain = kind === 'team' && options === undefined
  if (!plain) return `${count === 1 ? '' : `${count} `}${title}${count === 1 ? '' : 's'}: ${partWords(part)}`
  return `${count} ${title}${count === 1 ? '' : 's'}${sizeUnsaid ? '' : ` of ${sizeOf(part)}`}`
}

/** @returns parts by their titles alone: "3 Sections, Platoon HQ, M240 team". */
export const titlesWords = (parts: readonly Parts[]): string =>
  parts.map(({ part: { title }, count }) => (count === 1 ? title : `${count} ${title}s`)).join(', ')

/** @returns "3 platoons, Company HQ". */
export const companyTitles = (parts: readonly Parts[]): string =>
  [`${platoonsInCompany} platoons`, titlesWords(parts)].filter((words) => words !== '').join(', ')

const sentence = (parts: readonly Parts[]): string => parts.map(partsWords).join('; ')

/** @returns the basic unit of a nation in words. */
export const squadWords = ({ squad }: Nation): string =>
  `${squad.title} of ${sizeOf(squad)}: ${partWords(squad)}.${squad.rounds ? ` ${squad.rounds} as rounds.` : ''}`

/** @returns headquarters and support of its platoons; types that have the same stand together. */
export function platoonWords({ platoons }: Nation): string {
  const alike = new Map<string, Platoon[]>()
  for (const platoon of platoons) {
    const words = sentence(platoon.parts)
    alike.set(words, [...(alike.get(words) ?? []), platoon])
  }
  if (alike.size === 1) return `${[...alike.keys()][0]!}.`
  return [...alike].map(([words, of]) => `${of.map(({ title }) => title).join(', ')}: ${words}.`).join(' ')
}

/** @returns what a company has, how many vehicles its armor, and its special forces. */
export function companyWords({ company, armor, special }: Nation): string {
  const forces =
    special.length === 0 ? '' : ` ${special.map(({ title }) => title).join(', ')}: ${sentence(special[0]!.parts)}.`
  return `${company.length === 0 ? '' : `${sentence(company)}. `}${armor.title} of ${armor.vehicles!} vehicles.${forces}`
}
