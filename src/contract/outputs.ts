import type { BranchReply, LaidView, TogetherView } from './together.ts'
import type { contracts } from '../games/contracts.ts'
import type { AmendForm, AmendReply } from './amend.ts'
import type { AutoplayView, CheckView, OverviewView, ReplayView } from './campaign.ts'
import type { CampaignNow } from './now.ts'
import type { ChronicleView } from './chronicle.ts'
import type { CsvFile, CsvOffer } from './csv.ts'
import type { ReportView } from './diagnosis.ts'
import type { DiceView } from './dice.ts'
import type { FriendsView } from './friends.ts'
import type { AnswerOf } from './game.ts'
import type { HandedPack } from './handed.ts'
import type { HelpView } from './help.ts'
import type { HouseTableView, HouseView, RulingChapter } from './house.ts'
import type { Face, LineView, EntryView, JournalPage, EntryDetail } from './journal.ts'
import type { StepFormView } from './inputField.ts'
import type {
  BroughtInView,
  ComparedView,
  ErasedView,
  KeptView,
  ElsewhereView,
  CopiedView,
  ProofView,
  RecentView,
  RestoredView,
  LibraryView,
  SnapshotView,
} from './library.ts'
import type { PackOffer, PackView } from './pack.ts'
import type { PictureReply } from './picture.ts'
import type { FormPlace, FormRead, PreviewView, PrintChoices } from './print.ts'
import type { QueryName, StepName } from './gameProcedures.ts'
import type { ProcedureName } from './procedures.ts'
import type { StepReply, TriedView } from './question.ts'
import type { SheetOffer, SheetsReply } from './sheets.ts'
import type { SlipReply, StretchReply, SlipView } from './slip.ts'
import type { TableAsks, TableLive, TableView } from './tables.ts'
import type { WhyView } from './why.ts'

/** What each procedure answers. */
export type OutputOf<P extends ProcedureName> = P extends StepName
  ? StepReply
  : P extends QueryName
    ? AnswerOf<(typeof contracts)[number], P>
    : P extends keyof Outputs
      ? Outputs[P]
      : never

export interface Outputs {
  'library.list': LibraryView
  'library.create': { readonly campaign: string }
  'library.rename': { readonly campaign: string }
  'library.duplicate': { readonly campaign: string }
  'library.archive': null
  /** What to put it back by. */
  'library.delete': { readonly deleted: string }
  'library.undelete': { readonly campaign: string }
  'library.branch': { readonly campaign: string }
  'library.snapshots': readonly SnapshotView[]
  'library.kept': KeptView
  'library.compare': ComparedView
  'library.erase': ErasedView
  'library.proofs': Readonly<Record<string, ProofView>>
  'library.checks': Readonly<Record<string, CheckView>>
  'library.drill': ProofView
  'library.elsewhere': ElsewhereView
  'library.chooseElsewhere': ElsewhereView & { readonly chosen: boolean }
  'library.setElsewhere': ElsewhereView
  'library.copyElsewhere': CopiedView
  'library.restore': RestoredView
  'library.compareTours': TogetherView
  'library.layTogether': LaidView
  'window.handed': readonly HandedPack[]
  'window.remembered': Readonly<Record<string, string>> | null
  'window.remember': null
  'library.importBegin': null
  'library.importPiece': null
  'library.importEnd': BroughtInView
  'library.sample': { readonly campaign: string }
  'library.recent': readonly RecentView[]
  'library.forget': null
  'program.report': ReportView
  'program.pageMistake': null
  /** False when the job had ended by then. */
  'job.cancel': { readonly cancelled: boolean }
  'campaign.overview': OverviewView
  'campaign.now': CampaignNow
  'campaign.check': CheckView
  'campaign.export': { readonly name: string; readonly text: string }
  'campaign.replay': ReplayView
  'campaign.autoplay': AutoplayView
  'battle.log': readonly EntryView[]
  'chronicle.view': ChronicleView
  'dice.view': DiceView
  'journal.list': { readonly entries: readonly EntryView[]; readonly more: boolean }
  'journal.undo': { readonly undone: string | null; readonly head: number | null }
  'journal.redo': { readonly redone: string | null; readonly head: number | null }
  'journal.goTo': { readonly head: number | null }
  'journal.why': WhyView
  'journal.search': JournalPage
  'journal.changes': EntryDetail
  'journal.amendForm': AmendForm
  'journal.preview': AmendReply
  'journal.amend': AmendReply & { readonly head: number | null }
  'journal.previewBranch': BranchReply
  'journal.playBranch': BranchReply & { readonly head: number | null }
  'picture.add': { readonly hash: string }
  'picture.get': PictureReply
  'step.form': StepFormView
  'pending.answer': StepReply
  'pending.try': TriedView
  'pending.rollDie': Face
  'pending.takeBack': StepReply
  'pending.cancel': null
  'slip.foresee': SlipView
  'slip.play': SlipReply
  'slip.try': TriedView
  'slip.rollDie': Face
  'turn.rest': StretchReply
  'help.view': HelpView
  'help.rulings': readonly RulingChapter[]
  'friends.view': FriendsView
  'friends.open': FriendsView
  'friends.renew': FriendsView
  'friends.close': FriendsView
  'house.view': HouseView
  'house.table': HouseTableView
  'pack.offer': readonly PackOffer[]
  'pack.save': { readonly text: string }
  'pack.read': PackView
  'csv.offer': readonly CsvOffer[]
  'csv.make': CsvFile
  'tables.asks': TableAsks
  'tables.live': TableLive
  'tables.try': LineView
  'tables.list': readonly TableView[]
  'print.offers': readonly SheetOffer[]
  /** `done` is false where the player thought better of it in a dialog of the system. */
  'print.sheets': SheetsReply
  'print.preview': PreviewView
  'print.choices': PrintChoices
  'print.code': FormPlace
  'print.readForm': FormRead
}
