import { chapter } from './ruling.ts'

/** After the mission (digest 25). */
export const aftermath = chapter('25', 'After the mission', [
  [102, 'A body count is rolled at the death; guns, aircraft and traps credit nobody.'],
  [102, 'Four kinds of support, ready by level: none, none, helicopters, then air, artillery and reinforcements.'],
  [102, 'Each kind is charged once, when its request is rolled; what was not asked for is free.'],
  [102, 'A negative total is disastrous only.'],
  [102, 'Without a mission there is no result.'],
  [102, "Good results act on the first rolls they fit, this turn's included."],
  [
    103,
    'All replacements at REP 3 means just that, an ARVN man then one lower; R&R lasts a mission and passes over the absent.',
  ],
  [103, 'Barred replacements include the automatic ones, which come a turn later.'],
  [103, 'Relieved leaders go at once; a relieved Star goes to a new platoon with his rank.'],
  [103, 'One medal roll a man and mission, for one of the five deeds or any other that the player writes down.'],
  [103, 'The roll for REP that a medal brings is made by whoever has one.', 'medalRise'],
  [
    104,
    'A Grunt improves from ten months left; First Aid and Cheating Death do not undo having been out.',
    'firstAidSuccess',
  ],
  [104, 'REP 7 is the most.'],
  [104, 'A Star chooses his Attribute at a rise, a Grunt rolls for one.', 'starsAttribute'],
  [104, 'Who was down and lives may lose REP; a Grunt too new to improve does not.'],
  [104, 'Months in-country follow from what is left of a normal tour.'],
  [
    104,
    'A Short Timer is measured by the month that he starts, not the last that he has completed.',
    'shortTimerMonths',
  ],
  [104, 'The first Short Timer check is for everyone, later ones above REP 3.', 'firstShortTimerCheck'],
  [105, 'A platoon leader on R&R counts for replacements.', 'leaderOnLeave'],
  [105, 'One who went home this turn counts too.', 'leaderGoneHome'],
  [105, 'CIDG use the ARVN column, USMC and Special Forces that of the US.'],
  [105, 'An ARVN man who was rolled at REP 3 and is one lower is REP 2.', 'arvnReplacements'],
  [105, 'Places of men on R&R and in hospital are not open; those of leaders made anew are not rolled.'],
  [105, 'A replacement serves from the next turn, for a full tour.'],
  [105, 'Posts go to the best REP, then the longest service, then chance; new men wait.'],
  [105, 'A Star is asked before a post takes him away from his squad; where he stays, the next best follows.'],
  [105, 'Absent leaders keep their posts; filling a post is no replacement.'],
  [105, 'The order of the last steps is ours, so that every rule can act; a stand-down turn goes through them too.'],
])
