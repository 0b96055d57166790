import type { Mend } from '../../../../../main/engine/corrections.ts'

/** Before and after the battle. */
export const campaign: readonly Mend[] = [
  {
    pages: [5],
    text: 'Who transfers into the Star’s squad without an Attribute rolls one.',
    steps: ['moveSoldier', 'fillPosts'],
  },
  {
    pages: [6],
    text: 'A house rule on the date of the starlight scope holds for who carries it, too.',
    steps: ['chooseParty'],
  },
  {
    pages: [8],
    text: 'A machine gun, launcher or automatic rifle whose man is gone or away goes to another man of the squad between missions.',
    steps: ['returnAbsent', 'chooseParty'],
  },
  {
    pages: [9, 10],
    text: 'At the date of its list an older platoon hands in its launcher, and its squads roll for LAWs and C-4.',
    steps: ['testForContact', 'endTurn'],
  },
  {
    pages: [10],
    text: 'An ARVN platoon goes over to the list of 1968 at New Year, mission or not.',
    steps: ['endTurn'],
  },
  {
    pages: [39],
    text: 'The Medic comes with two squads on 1-4, with one of them at random, and with the whole platoon without a die.',
    steps: ['chooseParty'],
  },
  {
    pages: [39],
    text: 'Two squads that set out together do not throw the Medic’s die a second time on the table.',
    steps: ['act.medicJoins'],
  },
  {
    pages: [9, 39, 98],
    text: 'The Medic of the HQ is rolled for where the platoon has no other.',
    steps: ['chooseParty'],
  },
  {
    pages: [44],
    text: 'Where a house rule changes the areas of a Corps, the area that is noted until the roll is one of those.',
    steps: ['testForContact'],
  },
  {
    pages: [53, 105],
    text: 'Nobody is moved to the post of platoon leader, or away from it.',
    steps: ['moveSoldier'],
  },
  {
    pages: [57],
    text: 'The Star takes the Contact test wherever he serves, as long as he is with the platoon.',
    steps: ['testForContact'],
  },
  {
    pages: [75],
    text: 'A house rule on Ready Support holds in the battle, too.',
    steps: ['act.callSupport', 'act.releaseSupport'],
  },
  {
    pages: [9, 104],
    text: 'A whole new platoon has the squads of its list, however many the old one had.',
    steps: ['fillPosts'],
  },
  {
    pages: [75, 87, 89],
    text: 'A report may have a Medevac On Demand and a Ready helicopter mission that was left unused.',
    steps: ['report'],
  },
  {
    pages: [99, 101, 103],
    text: 'A report has no task and no PCs that its mission does not set, and no deed against an enemy who was not there.',
    steps: ['report'],
  },
  {
    pages: [89, 99, 101, 102],
    text: 'A report has no more PCs, detained civilians, unused support or Medevac than there were.',
    steps: ['report'],
  },
  {
    pages: [102],
    text: 'A cake walk holds the Enemy Activity Level at 3 when First Contact or an event would raise it.',
    steps: ['placeMarkers', 'act.nextTurn', 'act.revealPef', 'act.placeByHand', 'act.enemyActs'],
  },
  {
    pages: [103],
    text: 'The line on R&R counts the men who go.',
    steps: ['judgeMission'],
  },
  {
    pages: [105],
    text: 'A Star is asked before a post takes him away from his squad.',
    steps: ['fillPosts'],
  },
  {
    pages: [110],
    text: 'Two men of one surname and initial stand in the battle under names that tell them apart.',
    steps: ['beginBattle', 'act.medicJoins', 'act.nextTurn', 'act.callSupport', 'act.releaseSupport'],
  },
]
