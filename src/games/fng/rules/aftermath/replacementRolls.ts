import { explain } from '../../../../main/engine/lines.ts'
import { rollAllOnTable } from '../../../../main/engine/rollOnTable.ts'
import { hasEffect, squadName, tourOf } from '../people.ts'
import type { Nationality } from '../names/drawName.ts'
import { nationalityOf } from '../platoon/posts.ts'
import type { RecruitOrder } from '../recruit.ts'
import type { Billet, FngState, FreeWorldList, Post } from '../state.ts'
import { replacements } from '../tables/index.ts'
import { postNames } from '../words.ts'
import { effectsOf } from './effects.ts'
import type { Hands } from './hands.ts'
import { replacementRep } from './replacementRep.ts'

/** Whose column of the table counts: CIDG that of the ARVN, US Special Forces that of the US (rulings to FNG p. 105). */
const columns = {
  american: 'us',
  australian: 'us',
  vietnamese: 'arvn',
  montagnard: 'arvn',
} as const satisfies Record<Nationality, string>

/** @returns the column of the table that counts for a post of an army list. */
export const replacementColumn = (list: FreeWorldList, post: Post): 'us' | 'arvn' => columns[nationalityOf(list, post)]

/** What a cell of the table leaves of the man's REP; null where nobody comes. */
type Rule = 'asRolled' | 'rep3' | 'oneLower'

/** What a rule becomes while all replacements are REP 3: an ARVN man is then still one lower (ruling to FNG p. 103). */
const atRep3: Readonly<Record<Rule, RecruitOrder['repRule']>> = {
  asRolled: 'rep3',
  rep3: 'rep3',
  oneLower: 'rep3OneLower',
}

/** @returns the order for a man who comes; whether he is one better is settled among all of them. */
export const orderFor = (state: FngState, billet: Billet, rule: Rule): RecruitOrder => ({
  billetId: billet.id,
  repRule: hasEffect(state, 'replacementsRep3') ? atRep3[rule] : rule,
  better: false,
  oneWorse: false,
  deros: 'fullTour',
})

/**
 * One roll for each open slot, asked for in one go (FNG p. 105).
 * @returns an order for each slot whose man comes.
 */
export function rollReplacements(state: FngState, slots: readonly Billet[], hands: Hands): RecruitOrder[] {
  const { rep, whose } = replacementRep(state)
  const notices = effectsOf(state, 'replacementDie')
  const when = {
    goodNotice: notices.some((effect) => effect.amount > 0),
    badNotice: notices.some((effect) => effect.amount < 0),
  }
  const rolls = rollAllOnTable(
    hands.rules.table(replacements),
    hands.dice,
    slots.map((billet) => ({
      subject: billet.id,
      why: `${slotName(billet)}, against REP ${rep} of ${whose}`,
      numbers: { REP: rep },
      when,
    })),
  )
  return rolls.flatMap((roll, i) => {
    const billet = slots[i]!
    const rule = roll.row.gives[replacementColumn(tourOf(state).list, billet.post)]
    const text = `${slotName(billet)}: ${rule === 'none' ? 'no replacement' : 'a replacement comes'}.`
    hands.say(explain(roll, text, { collection: 'billets', id: billet.id, field: 'soldierId' }))
    return rule === 'none' ? [] : [orderFor(state, billet, rule)]
  })
}

const slotName = (billet: Billet): string => `${postNames[billet.post]}, ${squadName(billet.squad)}`
