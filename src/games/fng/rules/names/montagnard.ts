import { names, type NameList } from './nameList.ts'

/** The companies were raised people by people; names are written as the team's clerk heard them. */
const rhade = {
  first: names(`
    Bhiap, Blo, Bluk, Bon, Bri, Bup, Dhan, Dhok, Djung, Dlieng, Drim, Enuah, Gong, Guah, Hlao, Jhuin, Jok, Kao, Kdruin, Khuen, Kim, Klong,
    Knap, Knul, Krang, Krong, Liem, Luong, Mat, Mlan, Ngo, Nguan, Nin, Nuk, Phe, Pioh, Plo, Preh, Rit, Ruih, Sarik, Sen, Soai, Suan, Tang,
    Than, Tlam, Tlur, Tru, Uan, Wik, Yok
  `),
  last: names(`
    Adrong, Aleo, Arul, Ayun, Bdap, Bkrong, Buon Dap, Buon Krong, Buon Ya, Byah, Dak Cat, Eban, Ecam, Ektui, Emo, Enuan, Hdok, Hdruc, Hlong,
    Hmok, Hwing, Kbuor, Kdoh, Kebuor, Knul, Kpor, Krieng, Ksrang, Ktla, Ktul, Ktub, Mdrang, Mjao, Mlo, Mlo Duon, Ndu, Nie, Nie Kdam, Niekdam,
    Nie Sieng, Puk, Pang Ting, Sruk, Tor, Uol
  `),
}

const jarai = {
  first: names(`
    Alip, Anur, Blen, Blik, Bloi, Breh, Brong, Chem, Dak, Djong, Dok, Gah, Glan, Gyan, Han, Hiao, Hmlun, Hroi, Ik, Jak, Jeh, Khok, Klah, Klech,
    Krul, Lak, Mong, Nen, Nglu, Nhoai, Phim, Phoc, Pon, Ruin, Siang, Suih, Thul, Tik, Tlok, Um, Wol, Yao
  `),
  last: names(`
    Hiao, Hlan, Kpa, Kpuih, Ksor, Nay, R'cham, R'com, R'mah, R'o, Rahlan, Ralan, Rcham, Rmah, Ro Cham, Ro Lan, Ro Mah, Siu, Siu Black, Kror,
    Puih, Dieng, Nhom, Nos
  `),
}

const nung = {
  first: names(`
    A Bat, A Cau, A Cuong, A Dau, A Hin, A Hung, A Kiu, A Lam, A Linh, A Lo, A Man, A Mui, A Nhi, A Pao, A Phoc, A Pong, A Quay, A Sam, A Sang,
    A Sau, A Si, A Tai, A Tac, A Tong, A Ung, A Vay, A Woong, A Xin
  `),
  last: names(`
    Chang, Chau, Cheng, Chin, Choong, Cong, Dang, Dinh, Giong, Ham, Hau, Hoong, Hong, Hua, Ky, La, Lam, Lau, Lay, Leng, Loc, Loong, Luc, Ly,
    Moc, Ngan, Nong, Phoong, Phu, Phun, Sam, Sen, Sin, Su, Tang, Thoong, Ting, Tran, Trenh, Trieu, Tsan, Vay, Vong, Voong, Vuong, Wong
  `),
}

const khmer = {
  first: names('Bun, Chan, Chea, Duong, Heng, Kim, Ly, Nhan, Phon, Rith, Sarin, Savuth, Sok, Som, Tha, Vann, Yon'),
  last: names('Chau, Danh, Kien, Kim, Lam, Lieu, Neang, Prak, Sieng, Son, Tang, Thach, Ung'),
}

/** Irregulars of the camps: Rhade, Jarai, Nung, and Khmer from the delta. */
export const montagnard: NameList = [rhade, jarai, nung, khmer]
