import { free, lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { diceOf, reachOf, spanText } from '../../../../../main/sheets/glance/tableWords.ts'
import { everyoneHere, mayJoin } from '../../../rules/steps/setup/whoGoes.ts'
import { chanceOf, comesWith, faceWords, mayBeRolled } from '../../../rules/steps/setup/attachments.ts'
import { halfMonthOf } from '../../../rules/platoon/weapons.ts'
import { actingLeader, billetOf, starOf } from '../../../rules/people.ts'
import { minimumTurnsOf } from '../../../rules/missionRules.ts'
import { bodyCount, gear as gearTable, medicAvailability } from '../../../rules/tables/index.ts'
import { armyLists } from '../../../rules/platoon/lists.ts'
import type { FngState, Post } from '../../../rules/state.ts'
import { postNames } from '../../../rules/words.ts'
import { itemName } from '../../shared/sheetWords.ts'
import type { Moment } from '../moment.ts'
import { squadShort, together } from '../paperWords.ts'

/** Part E, our side: who goes, who comes along, what they carry, and the battle (FNG pp. 6-9, 39, 98, 102). */

export function whoGoes({ now }: Moment): Asked {
  const base = { about: 'squads; who stays behind', dice: '', tables: [], slots: free }
  if (now === null) return { ...base, target: words`name the squads, and who stays` }
  const here = everyoneHere(now.state).filter(({ billet }) => !billet.attachment)
  const squads = [...new Set(here.map(({ billet }) => billet.squad))].filter((squad) => squad !== 0)
  const told = squads.map(
    (squad) => words`${squadShort(squad)} ${here.filter(({ billet }) => billet.squad === squad).length}`,
  )
  return { ...base, target: words`fit men: ${joined(told)}` }
}

export function attachments(moment: Moment): Asked {
  const { rules, now } = moment
  const medic = rules.table(medicAvailability)
  const base = {
    about: 'each, from the platoon',
    dice: diceOf(medic),
    pages: [8, medic.page],
    slots: [lineFor('who', 60)],
  }
  const withTwo = words`Medic with two squads ${bold(medicOn(medic, 'twoSquads'))}`
  const one = medicOn(medic, 'oneSquad')
  if (now === null)
    return { ...base, target: words`as the army list says; Medic ${bold(one)}. ${withTwo}`, tables: [medic] }
  const tables = [medic, rules.table(armyLists[now.tour.list].list)]
  const here = mayJoin(now.state, [1])
  const posts = [...new Set(here.map(({ billet }) => billet.post))]
  const rolled = posts.filter((post) => mayBeRolled(post, here, false) && comesWith[post] === undefined)
  if (rolled.length === 0) return { ...base, about: 'nobody to attach', target: words`a squad alone: a radio`, tables }
  const needs = (post: Post) => (post === 'medic' ? one : faceWords(chanceOf(now.state, post, [1], rules) ?? []))
  const told = together(rolled.map((post) => ({ name: shortPost(post), needs: needs(post) })))
  const two = posts.includes('medic') ? words`. ${withTwo}` : []
  return { ...base, target: words`${told}${two}. A squad alone: Medic, gun, radio`, tables }
}

/** The faces that bring the Medic with one squad, or with two. */
const medicOn = ({ rows }: typeof medicAvailability, when: 'oneSquad' | 'twoSquads'): string =>
  rows
    .flatMap((row) =>
      'when' in row && row.when === when && row.outcome === 'present' ? [spanText(row.from, row.to)] : [],
    )
    .join(', ')

const shortPost = (post: Post): string =>
  post === 'forwardObserver' ? 'FO' : post === 'lmgGunner' ? 'machine gun' : postNames[post]

export function gear({ rules, now }: Moment): Asked {
  const table = rules.table(gearTable)
  const rolled = table.rows.flatMap(({ key, gives: { chanceTo } }) =>
    chanceTo === null ? [] : [{ name: itemName(key, rules), needs: spanText(1, chanceTo) }],
  )
  const has = now !== null && now.tour.halfMonth >= halfMonthOf(rules, 'starlightScopes')
  const own = now === null ? words`. Claymores: Ambush, Defense` : claymores(now.state, now.mission)
  return {
    about: has ? 'each man; the scope: who leads' : 'each man and item',
    dice: diceOf(table),
    target: words`${together(rolled)}${own}`,
    tables: [table],
    pages: [table.page, ...table.alsoOn],
  }
}

/** Whether the Claymores of the Star's squad may be set out (FNG pp. 98-99); nothing where it has none. */
function claymores(state: FngState, mission: NonNullable<Moment['now']>['mission']): Words {
  const star = starOf(state)
  const squad = (star && billetOf(state, star.id)?.squad) ?? 1
  const has = state.equipment.some((row) => row.squad === squad && row.item === 'claymore' && row.quantity > 0)
  if (!has) return []
  if (mission?.type === 'defense')
    return mission.civilians === true ? words`. No Claymores: civilians` : words`. Claymores may be set out`
  const ours = mission?.type == null || mission.ambushSide === 'player'
  if (!ours) return []
  const isLed = everyoneHere(state).some(({ billet }) => billet.squad === squad && !billet.attachment)
  return isLed ? words`. Claymores, our ambush: to ${actingLeader(state, squad).rep}` : []
}

export function battle({ rules, now }: Moment): Asked {
  const table = rules.table(bodyCount)
  const span = reachOf(table, 'confirmed')
  const confirmed = span === null ? [] : words`; each kill confirmed on ${bold(`${span[0]}-${span[1]}`)}`
  const type = now?.mission?.type ?? null
  const length = type === null ? [] : words`, ${minimumTurnsOf(type, rules)} turns or more`
  return {
    about: 'print the briefing, lay it out',
    dice: '1d6',
    target: words`${bold('play')}${length}${confirmed}. Then the report, and this sheet over`,
    tables: [table],
  }
}
