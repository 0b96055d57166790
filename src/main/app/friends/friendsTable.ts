import type { AskedFriend, FriendNetwork, FriendNews, FriendsView, SeatWish } from '../../../contract/friends.ts'
import type { Events, Failure, Reply } from '../../../contract/rpc.ts'
import type { Answer } from '../../engine/answers.ts'
import { RuleError } from '../../engine/errors.ts'
import { foreseen } from '../failures.ts'
import type { OpenTour } from '../library/openTours.ts'
import { friendThrows, thrownBy } from './friendThrows.ts'
import type { Handed } from './friendTold.ts'
import { friendView } from './friendView.ts'
import type { FriendsDesk, FriendsDoor, FriendsDoors } from './friendsDesk.ts'

/** Who may look at a campaign from a device of his own: at first nobody. */
export interface FriendsTable {
  readonly view: (campaign: string) => FriendsView
  /** @returns of whom which throws of the step under way are asked. */
  readonly asked: (campaign: string) => readonly AskedFriend[]
  /** @throws RuleError `bad-input` for a network or a man that is not there, `not-here` where there is no door. */
  readonly open: (campaign: string, seats: readonly SeatWish[], network: string | null) => Promise<void>
  /** @throws RuleError `not-now` while nobody may look. */
  readonly renew: (seat: number) => void
  /** Nothing happens where nobody may look. */
  readonly close: () => Promise<void>
  /** A campaign has changed; null: all may have. */
  readonly changed: (campaign: string | null) => void
}

interface Options {
  readonly tourOf: (campaign: string) => OpenTour
  /** Left out where the program runs behind nothing that can let anybody in. */
  readonly doors: FriendsDoors | undefined
  /** Goes on with the step under way. */
  readonly answer: (campaign: string, answer: Answer) => Promise<Reply>
  /** Tells the windows that somebody came or went, or what somebody has done. */
  readonly tell: (said: Events['friends']) => void
  readonly log: (error: unknown, where: string) => void
}

interface Opened {
  readonly campaign: string
  readonly seats: readonly SeatWish[]
  readonly network: FriendNetwork | null
  readonly door: FriendsDoor
}

export function friendsTable({ tourOf, doors, answer, tell, log }: Options): FriendsTable {
  const listeners = new Set<() => void>()
  let opened: Opened | null = null
  /** One comes after the other: two tables at once would leave one that nobody can close. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act)
    last = mine.catch(() => undefined)
    return mine
  }

  const menOf = (campaign: string) => {
    const { game, file } = tourOf(campaign)
    return game.words.men(file.load().state)
  }
  const deskFor = (campaign: string, seats: readonly SeatWish[]): FriendsDesk => {
    /** By seat, what was handed in last. */
    const handed = new Map<number, Handed>()
    return {
      seats: seats.length,
      news(seat): FriendNews {
        try {
          return { view: friendView(tourOf(campaign), seats[seat]!, handed.get(seat) ?? null) }
        } catch (error) {
          if (foreseen(error) === null) log(error, 'friends')
          return { refused: 'The campaign cannot be read just now. Ask whoever has it open.' }
        }
      },
      async take(seat, input) {
        const wish = seats[seat]!
        try {
          const tour = tourOf(campaign)
          const thrown = thrownBy(tour, wish, input)
          // News of the step goes out while it is answered: what it is about stands here by then.
          handed.set(seat, thrown)
          const reply = await answer(campaign, thrown.answer)
          if (!reply.ok) return { ok: false, error: notTaken }
          const man = menOf(campaign).find(({ id }) => id === wish.man)
          tell({ campaign, said: thrownWords(wish.name, thrown, man?.name) })
          return { ok: true, value: null }
        } catch (error) {
          const known = foreseen(error)
          if (known === null) log(error, 'friends')
          return { ok: false, error: error instanceof RuleError && known ? known : notTaken }
        }
      },
      on(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      stirred: () => {
        tell(null)
      },
    }
  }
  const end = async () => {
    const was = opened
    opened = null
    await was?.door.close()
    if (was) tell(null)
  }

  return {
    view(campaign) {
      const { game, file } = tourOf(campaign)
      return {
        players: game.friends.players(file.load().state),
        men: menOf(campaign).map(({ id, name }) => ({ id, name })),
        networks: doors?.networks() ?? [],
        open: opened && {
          campaign: opened.campaign,
          network: opened.network,
          seats: seatsOf(opened, opened.seats.some(({ man }) => man !== null) ? menOf(opened.campaign) : []),
        },
      }
    },
    asked(campaign) {
      if (opened?.campaign !== campaign) return []
      const tour = tourOf(campaign)
      return opened.seats.flatMap((seat) =>
        friendThrows(tour, seat).map(({ key, subject, occurrence }) => ({ name: seat.name, key, subject, occurrence })),
      )
    },
    open: (campaign, seats, address) =>
      inTurn(async () => {
        if (!doors) throw new RuleError('not-here', 'Friends can look in from the program itself, not from here.')
        const network = doors.networks().find((one) => one.address === address) ?? null
        if (address !== null && network === null) throw gone()
        const men = menOf(campaign)
        if (seats.some(({ man }) => man !== null && !men.some(({ id }) => id === man))) throw noSuchMan()
        await end()
        opened = { campaign, seats, network, door: await doors.open(deskFor(campaign, seats), network) }
        tell(null)
      }),
    renew(seat) {
      if (opened === null || seat >= opened.seats.length)
        throw new RuleError('not-now', 'Nobody looks in from there just now. Nothing was changed.')
      opened.door.renew(seat)
      tell(null)
    },
    close: () => inTurn(end),
    changed(campaign) {
      if (opened === null || (campaign !== null && campaign !== opened.campaign)) return
      for (const listener of listeners) listener()
    },
  }
}

/** "Ruth has thrown 6 and 5 for Sgt Mercer, J." */
function thrownWords(name: string, { answer: { faces } }: Handed, man: string | undefined): string {
  const dice = [faces.slice(0, -1).join(', '), String(faces.at(-1))].filter((part) => part !== '').join(' and ')
  return `${name} has thrown ${dice}${man === undefined ? '' : ` for ${man}`}`
}

const seatsOf = ({ seats, door }: Opened, men: readonly { readonly id: number; readonly name: string }[]) => {
  const at = door.seats()
  return seats.map(({ name, man, dice }, i) => ({
    ...{ name, dice },
    man: men.find(({ id }) => id === man)?.name ?? null,
    link: at[i]!.link,
    looking: at[i]!.looking,
  }))
}

/** What the file or another step had against it is told at the machine. */
const notTaken: Failure = { code: 'not-now', message: 'Your dice were not taken. Look at the machine.' }

const gone = () =>
  new RuleError(
    'bad-input',
    'This machine is not on that network any more. Choose another; nobody can look until then.',
  )
const noSuchMan = () => new RuleError('bad-input', 'There is no such man in this campaign. Nothing was changed.')
