import type { ChronicleBlock } from '../../../../contract/chronicle.ts'
import { squadName } from '../../rules/people.ts'
import { postWord } from '../../sheets/shared/sheetWords.ts'
import type { Billet, Soldier } from '../../rules/state.ts'
import { counted, listed, pick, say, sentence, verb, type Words } from './grammar.ts'
import { all, listOf, manyFrom, namesIn, told, type Telling } from './telling.ts'
import { rollOf } from './tellStart.ts'

/** @returns who came to the platoon and for whom, who stepped up, who is back. */
export function tellComing(telling: Telling): ChronicleBlock[] {
  const joined = all(telling, 'joined').filter(({ step }) => step !== 'muster' && step !== 'takeOver')
  if (joined.length >= manyFrom && isNewPlatoon(telling)) return newPlatoon(telling, joined.length)
  const posts = promoted(telling)
  return [
    ...told(joined.length < manyFrom ? arrivals(telling, joined) : []),
    ...(joined.length < manyFrom
      ? []
      : listOf(
          'Replacements',
          joined.map((one) => sentence(arrival(telling, one, ''))),
        )),
    ...told(posts.length < manyFrom ? promotions(telling, posts) : []),
    ...(posts.length < manyFrom
      ? []
      : listOf(
          'New posts',
          posts.map((one) => sentence(postLine(telling, one))),
        )),
    ...told([...star(telling), ...back(telling)]),
  ]
}

type Joined = ReturnType<typeof all<'joined'>>[number]

const isNewPlatoon = ({ moments }: Telling): boolean =>
  moments.some(({ step, before }) => step === 'fillPosts' && before.effects.some(({ kind }) => kind === 'newPlatoon'))

function newPlatoon(telling: Telling, men: number): ChronicleBlock[] {
  const raised = sentence([`a new platoon was raised around him, of ${counted(men, 'man', 'men')}`])
  return [...told([raised]), ...rollOf(telling, telling.state)]
}

function arrivals(telling: Telling, joined: readonly Joined[]): Words[] {
  if (joined.length === 0) return []
  return [sentence(listed(joined.map((one, i) => arrival(telling, one, i === 0 ? ' came' : ''))))]
}

/** "Pfc Hale (REP 3) came for Pfc Abruzzo"; further ones of the same sentence do without the verb. */
function arrival({ name }: Telling, { man, after, billet }: Joined, came = ' came'): Words {
  const who = say`${name(man)} (REP ${man.rep})${came}`
  if (after !== null) return say`${who} for ${name(after)}`
  return billet ? say`${who}${placeOf(billet, man)}` : who
}

/** " as RTO of the platoon HQ"; in a leader's place an ordinary man only keeps it warm. */
function placeOf({ post, squad }: Billet, { grade }: Soldier): string {
  const where = squad === 0 ? 'the platoon HQ' : `the ${squadName(squad)}`
  const leads = post === 'squadLeader' || post === 'jrNco' || post === 'platoonSergeant'
  return leads && grade === 'enlisted' ? ` to ${where}` : ` as ${postWord(post)} of ${where}`
}

type Post = ReturnType<typeof all<'post'>>[number]

/** Men who moved to another post, each with his last; where they only made room for one who did, nothing is said. */
function promoted(telling: Telling): Post[] {
  const moved = all(telling, 'post').filter(
    ({ step, billet, rank }) => step !== 'fillPosts' || rank !== null || leaders.has(billet.post),
  )
  return [...new Map(moved.map((one) => [one.man.id, one])).values()]
}

const postOf = ({ billet: { post, squad } }: Post): string =>
  squad === 0 ? postWord(post) : `${postWord(post)} of the ${squadName(squad)}`

const postLine = ({ name }: Telling, post: Post): Words =>
  say`${name(post.man)}, ${postOf(post)}${post.rank === null ? '' : `, until then ${post.rank}`}`

const promotions = (telling: Telling, posts: readonly Post[]): Words[] =>
  posts.map((post, i) => {
    const { man, rank, step } = post
    const who = telling.name(man)
    const place = postOf(post)
    if (step !== 'fillPosts') return sentence(say`${who} moved, and became ${place}`)
    const ways: readonly [Words, ...Words[]] =
      rank === null
        ? [say`${who} took over as ${place}`, say`${who} became ${place}`]
        : [say`${who}, until then ${rank}, took over as ${place}`, say`promoted from ${rank}, ${who} became ${place}`]
    return sentence(pick(ways, telling.turn + i))
  })

const leaders: ReadonlySet<Billet['post']> = new Set(['platoonLeader', 'platoonSergeant', 'squadLeader', 'jrNco'])

const star = (telling: Telling): Words[] =>
  all(telling, 'star').map(({ man }) => sentence(say`from here on ${telling.name(man)} is the Star`))

function back(telling: Telling): Words[] {
  const men = (from: Soldier['status']) => all(telling, 'back').flatMap((one) => (one.from === from ? [one.man] : []))
  const [hospital, leave] = [men('hospital'), men('rAndR')]
  const others = all(telling, 'back').flatMap(({ from, man }) => (from === 'hospital' || from === 'rAndR' ? [] : [man]))
  return [
    hospital.length === 0 ? [] : sentence(say`${namesIn(telling, hospital)} came back from hospital`),
    leave.length === 0 ? [] : sentence(say`${namesIn(telling, leave)} came back from R&R`),
    others.length === 0
      ? []
      : sentence(say`${namesIn(telling, others)} ${verb(others, 'was', 'were')} with the platoon after all`),
  ]
}

/** @returns changes that the player made himself between missions: another Corps, and who plays whom. */
export function tellMoves(telling: Telling): ChronicleBlock[] {
  const { unit } = telling.state.tour[0]!
  const players = all(telling, 'player')
  const table = listed(players.map(({ name, man }) => say`${name} (${telling.name(man)})`))
  return told([
    ...all(telling, 'corps').map(({ was, is }) => sentence([`${unit} moved from ${corps(was)} to ${corps(is)}`])),
    players.length === 0 ? [] : sentence(say`at the table ${verb(players, 'is', 'are')} ${table}`),
  ])
}

const corps = (id: string): string => `${id.toUpperCase()} Corps`
