import { names, type NameList } from './nameList.ts'

const first = names(`
  Adrian, Alan, Alec, Allan, Andrew, Anthony, Arthur, Barry, Basil, Bernard, Bevan, Brett, Brian, Bruce, Cameron, Cecil, Charles,
  Christopher, Clive, Colin, Craig, Damien, Daniel, Darryl, David, Dennis, Derek, Desmond, Donald, Douglas, Duncan, Edward, Eric,
  Ernest, Evan, Frank, Frederick, Gavin, Geoffrey, George, Gerald, Glen, Gordon, Graeme, Graham, Grant, Gregory, Harold, Hugh, Ian,
  Ivan, Jack, James, Jeffrey, John, Joseph, Keith, Kelvin, Kenneth, Kevin, Lance, Laurence, Leigh, Leonard, Leslie, Lindsay, Lionel,
  Malcolm, Mark, Maurice, Max, Mervyn, Michael, Murray, Neil, Neville, Nigel, Noel, Norman, Owen, Patrick, Paul, Percy, Peter, Philip,
  Raymond, Reginald, Richard, Robert, Rodney, Ronald, Ross, Roy, Russell, Stanley, Stephen, Stuart, Terence, Thomas, Trevor, Victor,
  Vincent, Wallace, Warren, Wayne, William
`)

const last = names(`
  Abbott, Ainsworth, Aldridge, Allsop, Appleby, Armitage, Ashby, Atherton, Bainbridge, Barrow, Beattie, Birch, Blackwell, Bolton, Boyce,
  Brierley, Brockman, Bullen, Burgess, Butterworth, Cairns, Carmody, Cartwright, Chalmers, Clancy, Cleary, Cobham, Colquhoun, Conway,
  Corcoran, Cowan, Crabtree, Cribb, Cullen, Dalgleish, Darcy, Deacon, Devlin, Dinsdale, Doherty, Drury, Duggan, Eccles, Egan, Elphick,
  Fairweather, Farrell, Finlay, Fitzgibbon, Flaherty, Forsyth, Gallant, Galvin, Garland, Geraghty, Gillespie, Goddard, Gower, Greaves,
  Hackett, Halloran, Hargreaves, Hartigan, Haslam, Heffernan, Hindmarsh, Horsfall, Hoskins, Ingersoll, Jardine, Jessop, Kavanagh,
  Kearney, Kendrick, Kinsella, Lachlan, Laidlaw, Langley, Larkin, Lawless, Leggett, Lockyer, Lonergan, Lowry, Mackay, Madigan, Maguire,
  Maloney, Marsden, McAuliffe, McInnes, McKechnie, McTaggart, Meagher, Merrick, Midgley, Moffatt, Mulligan, Naismith, Nettleton, Nolan,
  Oakley, O'Leary, O'Shea, Osgood, Paterson, Peacock, Penrose, Pettigrew, Pickering, Prendergast, Purcell, Quigley, Radcliffe, Rankin,
  Ridley, Rooney, Rowbotham, Sargood, Scanlan, Sheedy, Skelton, Slattery, Spalding, Stafford, Strachan, Sutcliffe, Tanner, Tregear,
  Trevithick, Tulloch, Twomey, Usher, Venables, Waddell, Walsh, Wetherby, Whelan, Whitlock, Wiltshire, Woolcott, Wyatt, Yardley,
  Baldacchino, Janssen, Kowalczyk, Mihailovic, Papadakis, Petersen, Schubert, Wiesner, Zanetti
`)

/** Victor and Whisky Companies came from New Zealand; every third or so of their men was Maori. */
const maori = {
  first: names('Hemi, Henare, Hoani, Hone, Matiu, Mikaere, Paora, Pita, Rawiri, Rangi, Tamati, Tane, Wiremu, Wi'),
  last: names(`
    Hakaraia, Hetaraka, Hikuroa, Horomona, Kingi, Manihera, Marino, Matenga, Mokomoko, Nikora, Paewai, Paraone, Poutama,
    Rangihuna, Ruru, Tawhai, Te Kani, Tipene, Tuhoro, Waaka, Wharepapa, Wihongi
  `),
}

/** Regulars and national servicemen of Australia and New Zealand. */
export const australian: NameList = [{ first, last }, maori]
