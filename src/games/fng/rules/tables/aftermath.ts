import { defineTable } from '../../../../main/engine/table.ts'

/** Is a kill confirmed? (FNG p. 102). */
export const bodyCount = defineTable({
  id: 'after.body-count',
  title: 'is a kill confirmed?',
  page: 102,
  dice: { kind: 'read' },
  how: '1d6 read, each time a VC/NVA figure becomes Obviously Dead',
  modifiers: [],
  rows: [
    { from: 1, to: 3, outcome: 'unconfirmed', text: 'Unconfirmed kill' },
    {
      from: 4,
      to: 6,
      outcome: 'confirmed',
      text: 'Confirmed kill, credited to the figure that caused the Obviously Dead result',
    },
  ],
})

/** VP for support (FNG p. 102). */
export const supportVictoryPoints = defineTable({
  id: 'after.support-vp',
  title: 'VP for support',
  page: 102,
  dice: { kind: 'lookUp' },
  tells: { points: 'VP' },
  modifiers: [],
  rows: [
    {
      key: 'readyUnused',
      gives: { points: 3 },
      cells: { event: 'each Ready Support option of the Mission that was neither used nor called', VP: '+3' },
    },
    {
      key: 'onDemandListed',
      gives: { points: -5 },
      cells: {
        event: 'On Demand Support called for, of a type listed in the Ready Support of this Support Level',
        VP: '-5 per type',
      },
    },
    {
      key: 'onDemandOther',
      gives: { points: -7 },
      cells: { event: 'On Demand Support called for, of any other type', VP: '-7 per type (-5 and a further -2)' },
    },
  ],
})

/** How good was the Mission? (FNG p. 102). */
export const missionResult = defineTable({
  id: 'after.mission-result',
  title: 'how good was the Mission?',
  page: 102,
  dice: { kind: 'lookUp' },
  how: 'nothing is rolled (VP total)',
  onPaper: 'VP total',
  modifiers: [],
  rows: [
    { from: 25, to: 'more', outcome: 'good', text: 'Good: roll on Good Mission' },
    { from: 9, to: 24, outcome: 'normal', text: 'Normal: nothing further' },
    { from: 0, to: 8, outcome: 'bad', text: 'Bad: roll on Bad Mission' },
    { from: 'less', to: -1, outcome: 'disastrous', text: 'Disastrous: roll on Disastrous Mission' },
  ],
})

/** Good Mission (FNG p. 102). */
export const goodMission = defineTable({
  id: 'after.good-mission',
  title: 'Good Mission',
  page: 102,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'medalDie', text: 'Written up in the army paper: +1d6 on all medal rolls' },
    {
      from: 2,
      to: 2,
      outcome: 'nextReplacementBetter',
      text: 'The next replacement generated is 1 REP better than rolled, up to REP 5',
    },
    {
      from: 3,
      to: 3,
      outcome: 'replacementDie',
      text: 'Headquarters takes note: +1d6 on the replacement rolls of the next replacements check',
    },
    {
      from: 4,
      to: 4,
      outcome: 'extraItem',
      text: 'The platoon gets an extra item, 1d6: (1-3) radio, (4-5) M-60 LMG, (6) M-79; the player hands it out',
    },
    {
      from: 5,
      to: 5,
      outcome: 'cakeWalk',
      text: 'The next Mission is a cake walk: its EAL is 3 at most; a Mission that needs a higher EAL is re-rolled',
    },
    {
      from: 6,
      to: 6,
      outcome: 'standDown',
      text: 'Extended stand-down: no Mission next campaign turn; replacements and Short Timers as usual',
    },
  ],
})

/** Bad Mission (FNG p. 103). */
export const badMission = defineTable({
  id: 'after.bad-mission',
  title: 'Bad Mission',
  page: 103,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'noMedals', text: 'No medal rolls this campaign turn' },
    { from: 2, to: 2, outcome: 'replacementsRep3', text: 'All replacements generated this turn are REP 3' },
    {
      from: 3,
      to: 3,
      outcome: 'replacementDie',
      text: 'Headquarters takes note, unfavourably: -1d6 on the replacement rolls of the next replacements check',
    },
    {
      from: 4,
      to: 4,
      outcome: 'rAndR',
      text: '1d6 soldiers of the platoon are on R&R and miss the next Mission: those with the longest time in-country',
    },
    { from: 5, to: 5, outcome: 'replacementsRep3', text: 'All replacements generated this turn are REP 3' },
    {
      from: 6,
      to: 6,
      outcome: 'noRepIncrease',
      text: 'Work details as punishment: nobody may check to increase REP; checks to decrease REP as usual',
    },
  ],
})

/** Disastrous Mission (FNG p. 103). */
export const disastrousMission = defineTable({
  id: 'after.disastrous-mission',
  title: 'Disastrous Mission',
  page: 103,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'noReplacements', text: 'No replacements this campaign turn' },
    { from: 2, to: 2, outcome: 'replacementsRep3', text: 'All replacements received this campaign turn are REP 3' },
    {
      from: 3,
      to: 3,
      outcome: 'noRepIncrease',
      text: 'Work details as punishment: nobody may check to increase REP; checks to decrease REP as usual',
    },
    {
      from: 4,
      to: 4,
      outcome: 'leaderRelieved',
      text: 'The platoon leader is relieved; a new one is generated next turn; until then the highest ranking NCO (usually the Platoon Sergeant) commands',
    },
    {
      from: 5,
      to: 5,
      outcome: 'leadersRelieved',
      text: 'All squad leaders and the platoon leader are relieved; generate new ones; if the Star is among them, generate a whole new platoon to which he is sent, all of its members at -1 REP, not below REP 3',
    },
    {
      from: 6,
      to: 6,
      outcome: 'noRepIncrease',
      text: 'Confined to quarters for a short while: nobody may check to increase REP; checks to decrease REP as usual',
    },
  ],
})

/** Medal of Valor (FNG p. 103). */
export const medal = defineTable({
  id: 'after.medal',
  title: 'Medal of Valor',
  page: 103,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP',
  modifiers: [
    { when: 'medalDie', text: 'Good Mission result 1', to: 'dice', by: 1 },
    { when: 'noMedals', text: 'Bad Mission result 1', to: 'dice', by: 0, effect: 'no roll' },
  ],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'major',
      text: 'Major Medal: one additional roll to increase REP, chooses another Attribute, and goes on R&R (misses the next Mission)',
    },
    { from: 1, to: 1, outcome: 'medal', text: 'Medal: one additional roll to increase REP' },
    { from: 0, to: 0, outcome: 'none', text: 'No medal' },
  ],
})

/** Increasing REP (FNG p. 104). */
export const repIncrease = defineTable({
  id: 'after.rep-increase',
  title: 'increasing REP',
  page: 104,
  dice: { kind: 'read' },
  how: '1d6 read against current REP',
  modifiers: [],
  firstFits: true,
  rows: [
    { from: { of: 'REP', plus: 1 }, to: 6, outcome: 'up', text: 'REP +1' },
    { from: 6, to: 6, outcome: 'up', text: 'REP +1 whatever the current REP' },
    { from: 1, to: { of: 'REP', plus: 0 }, outcome: 'same', text: 'No change', cells: { to: 'REP (but never 6)' } },
  ],
})

/** Attribute with a REP increase (FNG p. 5). */
export const additionalAttribute = defineTable({
  id: 'after.additional-attribute',
  title: 'Attribute with a REP increase',
  page: 5,
  alsoOn: [104],
  dice: { kind: 'read' },
  how: '1d6 read, for each REP increase',
  modifiers: [],
  rows: [
    { from: 1, to: 5, outcome: 'none', text: 'None' },
    { from: 6, to: 6, outcome: 'attribute', text: 'One new random Attribute' },
  ],
})

/** Decreasing REP (FNG p. 104). */
export const repDecrease = defineTable({
  id: 'after.rep-decrease',
  title: 'decreasing REP',
  page: 104,
  dice: { kind: 'read' },
  how: '1d6 read',
  modifiers: [],
  rows: [
    { from: 1, to: 1, outcome: 'down', text: 'REP -1, but never below 3' },
    { from: 2, to: 6, outcome: 'same', text: 'No change' },
  ],
})

/** Short Timer check (FNG p. 104). */
export const shortTimerCheck = defineTable({
  id: 'after.short-timer',
  title: 'Short Timer check',
  page: 104,
  dice: { kind: 'added', count: 1, plus: 'REP' },
  how: '1d6 added to REP and number of Attributes, compared with the month in-country m',
  modifiers: [
    { when: 'attribute', text: 'Each Attribute', to: 'score', by: 1 },
    { when: 'rep', text: 'REP', to: 'score', by: 0, effect: 'added to the total' },
  ],
  rows: [
    { from: { of: 'm', plus: 0 }, to: 'more', outcome: 'none', text: 'No effect' },
    { from: 'less', to: { of: 'm', plus: -1 }, outcome: 'shortTimer', text: 'REP -1 (not below 3), Short Timer' },
  ],
})

/** Replacements (FNG p. 105). */
export const replacements = defineTable({
  id: 'after.replacements',
  title: 'Replacements',
  page: 105,
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP of the Platoon Leader (if a casualty, of the Platoon Sergeant; if both, the highest left), per open slot',
  modifiers: [
    { when: 'goodNotice', text: 'Good Mission result 3 pending', to: 'dice', by: 1 },
    { when: 'badNotice', text: 'Bad Mission result 3 pending', to: 'dice', by: -1 },
    { when: 'noReplacements', text: 'Disastrous Mission result 1', to: 'dice', by: 0, effect: 'no rolls this turn' },
  ],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'asRolled',
      gives: { arvn: 'asRolled', us: 'asRolled' },
      cells: { ARVN: 'replacement with REP as rolled', 'U.S. and ANZAC': 'replacement with REP as rolled' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'lowered',
      gives: { arvn: 'oneLower', us: 'rep3' },
      cells: { ARVN: 'replacement with REP one lower than rolled', 'U.S. and ANZAC': 'replacement with REP 3' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'none',
      gives: { arvn: 'none', us: 'none' },
      cells: { ARVN: 'none', 'U.S. and ANZAC': 'none' },
    },
  ],
})
