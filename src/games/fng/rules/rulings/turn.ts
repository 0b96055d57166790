import { chapter } from './ruling.ts'

/** Turn and activation (digest 10). */
export const turn = chapter('10', 'Turn and activation', [
  [
    16,
    "Reinforcements are checked right after the Activation dice; what comes stands at the start of its side's activation.",
  ],
  [16, 'Doubles leave no reinforcement check, as they never make 7.'],
  [16, 'After the dice come smoke, reinforcements, the first side, the second, then civilians.'],
  [60, 'Enemies run by the rules act PEFs first, then the closest; a human side acts by REP.', 'enemyOrder'],
  [17, 'What is done while moving normally can be done standing still, but not on a Fast Move.'],
  [17, 'An action of a whole turn that is broken off starts again from its beginning.'],
  [17, 'The mark of a Fast Move falls when the man acts, or when the dice show that he cannot.'],
  [17, 'A third pass of an Athlete is 4" more, 12" in all.'],
  [17, "The Athlete's die is rolled apart and helps nobody else."],
  [18, 'A crawl that passes a Fast Move gains the full 4" a pass.'],
  [18, 'Crawling, getting up and walking take shares of one turn.'],
  [18, 'Duck Back lasts until the man is next activated; then he may act as he likes.'],
  [18, 'The nearest cover is the closest spot that hides or covers him; ties go away from the enemy.'],
  [18, 'Only a second Retire in the same turn takes a man off the table.', 'retireAgain'],
  [18, 'Only those who go off by such a second Retire can be missing.'],
  [18, 'A Free World man who retires does so for the rest of the mission; he still defends himself.'],
  [18, 'Without cover in reach he goes 12" straight away, turn by turn, to cover or the edge.'],
  [18, 'What a man retires from is whoever set off the test.'],
  [24, 'A Stunned man sits out a turn in which his group could act.'],
  [19, 'From best to worst: Carry On, Duck Back, Retire.'],
])
