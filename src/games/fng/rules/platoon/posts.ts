import type { ArmyListId, FreeWorldList, Grade, Post, Soldier } from '../state.ts'
import type { Nationality } from '../names/drawName.ts'

/** What an entry of an army list is in a platoon; keys are the end of the entry's key. */
export const postOfEntry: Readonly<Record<string, Post>> = {
  lieutenant: 'platoonLeader',
  guerrillaLeader: 'platoonLeader',
  sfNco: 'platoonLeader',
  rto: 'rto',
  runner: 'runner',
  medic: 'medic',
  translator: 'translator',
  lldbLieutenant: 'lldbLieutenant',
  fo: 'forwardObserver',
  foRto: 'foRto',
  usAdvisor: 'advisor',
  advisorRto: 'advisorRto',
  politicalOfficer: 'politicalOfficer',
  cadre: 'politicalOfficer',
  lvcGuide: 'guide',
  jrNco: 'jrNco',
  lmg: 'lmgGunner',
  lmg2: 'lmgGunner',
  gl: 'grenadier',
  autoRifleman: 'autoRifleman',
  smgGunner: 'smgGunner',
  riflemen: 'rifleman',
  sksRiflemen: 'rifleman',
}

const grades: Readonly<Partial<Record<Post, Grade>>> = {
  platoonLeader: 'officer',
  lldbLieutenant: 'officer',
  politicalOfficer: 'officer',
  platoonSergeant: 'nco',
  squadLeader: 'nco',
  forwardObserver: 'nco',
  advisor: 'nco',
  jrNco: 'jrNco',
}

/**
 * @returns the grade of a post. The leader of a CIDG platoon is a Special Forces NCO (FNG p. 9, footnote 3).
 * Forward observers and advisers of a platoon are taken for NCOs: no page says.
 */
export const gradeOf = (list: ArmyListId, post: Post): Grade =>
  list === 'sf-cidg' && post === 'platoonLeader' ? 'nco' : (grades[post] ?? 'enlisted')

type Ranks = Readonly<Partial<Record<Post, string>>> & { readonly rifleman: string }

const army: Ranks = {
  platoonLeader: '2Lt',
  platoonSergeant: 'SFC',
  squadLeader: 'Sgt',
  jrNco: 'Cpl',
  forwardObserver: 'Sgt',
  lmgGunner: 'Sp4',
  rto: 'Sp4',
  foRto: 'Sp4',
  medic: 'Sp4',
  rifleman: 'Pfc',
}

const arvn: Ranks = {
  platoonLeader: '2Lt',
  lldbLieutenant: '2Lt',
  platoonSergeant: 'SFC',
  squadLeader: 'Sgt',
  jrNco: 'Cpl',
  forwardObserver: 'Sgt',
  advisor: 'SFC',
  rifleman: 'Pvt',
}

/** Ranks by post, after FNG p. 8: Platoon Sergeant SFC, USMC GySgt; Squad Leader Sgt, ANZAC Cpl; Jr NCO Cpl, USMC and ANZAC LCpl. */
const ranks: Readonly<Record<FreeWorldList, Ranks>> = {
  'us-army-infantry': army,
  usmc: {
    platoonLeader: '2Lt',
    platoonSergeant: 'GySgt',
    squadLeader: 'Sgt',
    jrNco: 'LCpl',
    forwardObserver: 'Sgt',
    medic: 'HM3',
    rifleman: 'Pfc',
  },
  'sf-cidg': { ...arvn, platoonLeader: 'SFC' },
  anzac: {
    platoonLeader: '2Lt',
    platoonSergeant: 'Sgt',
    squadLeader: 'Cpl',
    jrNco: 'LCpl',
    forwardObserver: 'Bdr',
    rifleman: 'Pte',
  },
  'arvn-pre-1968': arvn,
  'arvn-post-1968': arvn,
}

/** @returns the rank that goes with a post (FNG p. 8), as it stands before a name. */
export const rankOf = (list: FreeWorldList, post: Post): string => ranks[list][post] ?? ranks[list].rifleman

/** @returns the ranks that an army list knows, each with its grade, the highest first (FNG p. 8). */
export function ranksOf(list: FreeWorldList): { readonly rank: string; readonly grade: Grade }[] {
  const known = Object.entries(ranks[list]).map(([post, rank]) => ({ rank, grade: gradeOf(list, post as Post) }))
  const unlike = known.filter(
    ({ rank, grade }, i) => known.findIndex((k) => k.rank === rank && k.grade === grade) === i,
  )
  return unlike.sort((a, b) => ladder.indexOf(b.grade) - ladder.indexOf(a.grade))
}

const ladder: readonly Grade[] = ['enlisted', 'jrNco', 'nco']

/**
 * What becomes of a man's rank when he is moved to another post: it rises with the post and never falls, and nobody
 * becomes an officer or ceases to be one in the field. No page says; the book leaves ranks to the player.
 */
export function rankAfterMove(list: FreeWorldList, post: Post, man: Soldier): Pick<Soldier, 'rank' | 'grade'> {
  const grade = gradeOf(list, post)
  const [now, then] = [ladder.indexOf(man.grade), ladder.indexOf(grade)]
  const rises = then > now || (then === now && post === 'platoonSergeant')
  return now >= 0 && rises ? { rank: rankOf(list, post), grade } : { rank: man.rank, grade: man.grade }
}

const american = new Set<Post>(['advisor'])
const cidgStrangers: Readonly<Partial<Record<Post, Nationality>>> = {
  platoonLeader: 'american',
  translator: 'vietnamese',
  lldbLieutenant: 'vietnamese',
}

/** @returns the name list for a post: CIDG are indigenous but for their leader and the Vietnamese (FNG p. 9), a US Advisor is an American (p. 10). */
export function nationalityOf(list: FreeWorldList, post: Post): Nationality {
  if (american.has(post)) return 'american'
  switch (list) {
    case 'us-army-infantry':
    case 'usmc':
      return 'american'
    case 'anzac':
      return 'australian'
    case 'sf-cidg':
      return cidgStrangers[post] ?? 'montagnard'
    case 'arvn-pre-1968':
    case 'arvn-post-1968':
      return 'vietnamese'
  }
}
