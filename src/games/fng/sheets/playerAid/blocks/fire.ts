import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { listWords } from '../../../../../main/sheets/phrases.ts'
import { onesThatEmpty, onesWithLoader } from '../../../rules/battle/fire/ammo.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import * as t from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { effect, modifierOf } from '../saying.ts'
import { facesToHit, hitGroups, type HitGroup } from './toHit.ts'

/** REPs of a shooter that have a column. */
const reps = [2, 3, 4, 5, 6] as const

/** The die that a shooter needs, by his REP and the worst that holds for the shot (FNG pp. 31-32). */
export function rangedCombat(campaign: Campaign): AidDraft & Required<Pick<AidDraft, 'hint'>> {
  const { rules } = campaign
  const groups = hitGroups(rules)
  return {
    number: '2.4',
    tables: [t.rangedCombat.id],
    title: 'Ranged Combat',
    hint: 'die needed, 1d6 + REP. Worst line only',
    pages: 'p. 31-32',
    heads: ['REP of the shooter', ...reps.map(String)],
    rows: groups.map((group, i) => [
      i === 0 && group.circumstances.length === 0 ? '**None of the below**' : circumstancesOf(group),
      ...reps.map((rep) => facesToHit(rules, group.circumstances[0] ?? null, rep)),
    ]),
    notes: [
      [
        `**Marksman** ${signed(modifierOf(t.rangedCombat, rules, 'marksman').by)}.`,
        `**Crack Shot**, rifle, one shot: ${effect(t.rangedCombat, rules, 'crackShot')}, best; prone ${effect(t.rangedCombat, rules, 'crackShotProne')}.`,
        `**Grenadier**, HE: ${effect(t.rangedCombat, rules, 'grenadier')}, best.`,
        `**Pigman**, LMG: REP ${effect(t.rangedCombat, rules, 'pigman')}.`,
        `**From the hip** (LMG, M-14A1, BAR not set up): ${notSetUp(campaign)}.`,
      ].join(' '),
      `**Dice:** one per Target. Say how many go at whom, in order; sort high to low, highest to the first. More than 1" apart: a die an inch to bridge. ${emptied} after this fire; reload takes one activation.`,
    ],
  }
}

/** The same for a squad's own sheet, on which each man has his Attributes beside his name: a line of what holds for all. */
export function rangedCombatOfSquad(campaign: Campaign): AidDraft {
  const { hint, ...whole } = rangedCombat(campaign)
  return { ...whole, notes: [`**To hit:** ${hint}. ${emptied}. **Not set up:** ${notSetUp(campaign)}.`] }
}

/** What a machine gun or an automatic rifle loses that is not set up (FNG p. 26). */
const notSetUp = ({ rules, state }: Campaign): string =>
  `${switchOf(state, 'hipFire') === 'both' ? 'one die less, ' : ''}REP ${effect(t.rangedCombat, rules, 'weaponPenalty')}`

const ones = (count: number): string => ({ 2: 'Two', 3: 'Three' })[count] ?? String(count)

/** When a weapon is empty (FNG p. 34). */
const emptied = `**${ones(onesThatEmpty)} 1s: out of ammo** (gun with loader: ${ones(onesWithLoader).toLowerCase()})`

/** "**Target** prone, concealed, charging or fast; **second** target". */
function circumstancesOf({ circumstances }: HitGroup): string {
  const named = (of: Said['of']) => circumstances.flatMap((when) => (said[when].of === of ? [said[when].words] : []))
  const either = (words: readonly string[]) => listWords(words).replace(' and ', ' or ')
  const [target, shooter, nth] = [named('target'), named('shooter'), named('nth')]
  return [
    ...(target.length > 0 ? [`**Target** ${either(target)}`] : []),
    ...(shooter.length > 0 ? [`**shooter** ${either(shooter)}`] : []),
    ...nth,
  ].join('; ')
}

interface Said {
  readonly of: 'target' | 'shooter' | 'nth'
  readonly words: string
}

const said: Readonly<Record<HitGroup['circumstances'][number], Said>> = {
  targetProne: { of: 'target', words: 'prone' },
  targetConcealed: { of: 'target', words: 'concealed' },
  targetCharging: { of: 'target', words: 'charging' },
  targetMovedFast: { of: 'target', words: 'fast' },
  targetInCover: { of: 'target', words: '**in cover**' },
  snapFiring: { of: 'shooter', words: 'snap' },
  shooterMovedFast: { of: 'shooter', words: 'fast' },
  secondOrLaterTarget: { of: 'nth', words: '**second** target' },
  thirdOrLaterTarget: { of: 'nth', words: '**third** target on' },
}

/** Who outguns whom (FNG p. 30). */
export const outgunned = ({ rules, state }: Campaign): AidDraft => ({
  number: '2.5',
  tables: [t.outgunned.id],
  title: 'Outgunned',
  pages: 'p. 30',
  rows: rules.table(t.outgunned).rows.map(({ key, cells }) => [key, shortRanks[cells.weapons] ?? cells.weapons]),
  keys: rules.table(t.outgunned).rows.map(({ key }) => key),
  notes: [
    `Shot at by a higher one${switchOf(state, 'outgunnedBy') === 'volley' ? ' of the volley' : ''}, or by anybody at 0: **never better than Duck Back.** Not Stars, chargers, men with wounded.`,
  ],
})

/** The same classes in few words; a campaign's own stand as they are. */
const shortRanks: Readonly<Record<string, string>> = {
  'flame-throwers, grenades, grenade launchers, satchel charges, all anti-tank weapons':
    'grenades, launchers, LAW, RPG, charges, flame',
  'HMG, MMG, LMG': 'machine guns',
  'SF, BAR, SMG, shotguns': 'select fire, BAR, SMG, shotgun',
  'semi-automatic rifles and carbines': 'semi-automatic: M-14, M-1, SKS',
  'other ranged weapons': 'bolt action, pistol',
  'whoever cannot shoot back (including no ammo, too far)': 'cannot shoot back: empty, too far',
}
