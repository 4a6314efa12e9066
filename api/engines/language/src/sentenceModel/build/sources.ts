/** The texts that the sentence model is counted from: repositories, each at a commit whose licence allows it. */
export interface Source {
  repository: string;
  commit: string;
  licence: 'CC BY 4.0' | 'CC BY 2.0 FR' | 'CC BY 3.0 or 4.0' | 'CC0 1.0' | 'MIT';
  /** How the text is marked up; of pairs of sentences the first one is English. */
  format: 'cnxml' | 'xhtml' | 'markdown' | 'lines' | 'pairs' | 'jsonLines';
  files: RegExp;
  /** Files in which this is found are left out. */
  unless?: RegExp;
  /** How often each run counts: what people write every day is rarer here than books. */
  times?: number;
}

/** Textbooks of OpenStax, Rice University, as they were under CC BY 4.0 at the end of 2024. */
const textbooks = `
american-government dd9a37728e80d377f2be83c2a0085d3c6ef6854c
anatomy-physiology 3f855aef2941c1da9c01db904d45b129e26106f2
astronomy 9d7e69a2e0c9a651ad42254b9a93b701a6b08c10
business-ethics 21122d7c873e27ef0f2f1bf0c395bd175b32d7be
college-success-bundle 964da1b4e0343a4607b8af1b49470a35faf55f96
entrepreneurship 9c67d18c5faaa4cdb4cd087ce684c742e14f4005
introduction-anthropology 6cb07defded1d0d8d246aa2f592a044e2e19136e
introduction-business 9d3b8c44e4567d207424bc92d4f7ceffb1a9dcd5
introduction-intellectual-property 55411cd2253d9d71104c7fe44c14ded7006585a8
introduction-philosophy ec2804507cf93609bcdd72cc2f2f5aea054a8ae5
introduction-political-science 91f18d9248993ae0bcd44e08562acb61f24a08e8
introduction-sociology 29a2b97e9520fc9b3b1bb8744895a986ac77e99f
microbiology 3f4edff55fe6935eed59579a1dc2f7479b6ffc7d
nursing-external-bundle 7876f90a3dbdc0756e21a374d4a46526d0ac453b
principles-economics-bundle d0e5fcf6df9363727b71970378671fb7a804fce3
principles-finance e1283a2ffc060e7eef593151de3642ed79e12466
principles-marketing deb6e19777dc40f3c8861fad1a3fa319d91a940a
psychology 2fbf5482e97a4919d55c27dce99b5c47c84b2e66
us-history 60bc23d9e2ee7cff48135c3b71c106643fb1ffb7
world-history dbe4cb6de157b506f07fab8c52ffe80704578f69
writing-guide aa32f33d8a271aaca990eaaf9c28e050b0a25a67`;

/** Books in the public domain; the editions of Standard Ebooks are dedicated to it (CC0). */
const books = `
agatha-christie_the-man-in-the-brown-suit 6936d1e2d51bb9c3bde5505bddedfaf42d9204b4
agatha-christie_the-murder-of-roger-ackroyd 92b5bbd38b0ab7703a988ff7103b15d9b8a65bf2
agatha-christie_the-murder-on-the-links 9d4209c13505891b57fb6ed849d49972598410dc
agatha-christie_the-mysterious-affair-at-styles 5daaa8ab33f8bad4e1da19e38b728f3d82262956
agatha-christie_the-secret-adversary d107276ef02bf29af36af5a987ad8cd37c8ffcd2
arthur-conan-doyle_the-adventures-of-sherlock-holmes 23b2b6e0aa1350aaccaac91e1d0fe3bb6ed4c81f
bertrand-russell_roads-to-freedom 1eb92d88918a50ddc21406d8abd850af8a16f182
bertrand-russell_the-problems-of-philosophy 6d2f24b18a4263d7ca43022163cfa9e1f366c9ba
dorothy-l-sayers_whose-body cbac833aef94741df77058efd748ec9ebf31956a
e-m-forster_a-room-with-a-view c8a457a9954924a6f3e670dfd9382e971541a702
e-m-forster_howards-end ce1c0279044b638b16dc8037b4addd795f663a73
edith-wharton_the-age-of-innocence 9fbd80b68215649c8c673190f349c22a6934abc1
ernest-hemingway_the-sun-also-rises 250a5cec3785e00a50d0e3597a22f2d5c1ce5c68
f-scott-fitzgerald_the-beautiful-and-damned 4df45788a88819c4355db202610bd8609c58a291
f-scott-fitzgerald_the-great-gatsby 194dc118c0f998da3bc5443d97370e16781b899a
f-scott-fitzgerald_this-side-of-paradise 9a3b096ef0cc664b435abb94e98c2e0701427db8
frederik-pohl_short-fiction 6bdf8c5522cc545637266656b03aee552bd2ac73
fritz-leiber_short-fiction f48a868a6a41eb2a3cdd9e106be74902331d5c0d
h-beam-piper_little-fuzzy 1b68fe09aeeda565086667ec28d1b35e78a5a737
h-beam-piper_short-fiction 9cc9fa4e901236f70e677856a86718830fdca117
h-g-wells_short-fiction 7f7a769669769accb725143813b05ec77c1f9761
harry-harrison_short-fiction ec1eca4cafa41524ec4fbf15ef627d7807a209ba
jack-london_martin-eden f150c69fdd9d2eef64f5ee2e611a602e4e8616cb
l-m-montgomery_anne-of-green-gables 87a8976ae6bd342a5e20eb9b7b8399a245108246
p-g-wodehouse_love-among-the-chickens 225f938a7eea9b3fa721065cf04917f253733285
p-g-wodehouse_psmith-in-the-city 90ca871d4e106315756643b0c1cd05d592df5c02
p-g-wodehouse_right-ho-jeeves 30a8d6c863bffc118cd8b5e91797cceedd7fecbe
p-g-wodehouse_short-fiction 8ca35a4a36ab037eb142b85416d08ae7d27cb2d1
philip-k-dick_short-fiction e423075ad1322ec9cbeee71c8e9034fbe1003b36
poul-anderson_short-fiction fc9246a8b4a5f12a2c462f17c8b9b3978e9db8dd
r-a-lafferty_short-fiction 5b98b67fcb857cc6be774cfd03ffa01c23882b0f
robert-sheckley_short-fiction 08142fa9d3695dc3663388ab18e051c00ef5af45
sinclair-lewis_arrowsmith 2e17ff5a2932420b281906f11b16ecb771f5b817
sinclair-lewis_babbitt 6ea7c30d6e2c9d1cd4a49d86f30d6d06ee74ba2c
sinclair-lewis_main-street 1fdbcaffea37909a86b3ce2d3e0bd3b75bdca923
a-a-milne_the-red-house-mystery 4d77b44d8db18647c02636274d989958703139f4
a-a-milne_winnie-the-pooh b0d349e94bc7d02c71a96d332027ff88a4125f72
agatha-christie_poirot-investigates cd0026e90c21a584740bcb50cfafb2d5f8ec73f1
agatha-christie_the-big-four 74001eca0b0c534005dd01595fe831a988eeae8b
agatha-christie_the-mystery-of-the-blue-train 7f3879ae5192bec133652028dcc25f5aedd0b729
agatha-christie_the-secret-of-chimneys e145e039eea2009c222f7949d58167ebde86400f
andre-norton_short-fiction a398eebd4232d7acedca28625fd155fe378ce04e
booker-t-washington_up-from-slavery 07585f67b8e268402e0356b48035f523c10a27d0
booth-tarkington_alice-adams f49421674722cf2134b3a66d1c88e8963a634c76
booth-tarkington_the-magnificent-ambersons 2448116f96e57b555cf9334cbb2d09f729aeefad
dashiell-hammett_red-harvest 381fe4508961a7764167827e3f228b5076b538a6
dorothy-l-sayers_clouds-of-witness 71b4d214a6f7f26fd5a2e7bb1b0e229bc0f32083
dorothy-l-sayers_unnatural-death a053ac1d4657a59c3b5977a0fbd0a395867c712b
e-nesbit_five-children-and-it 0941ce48054b956e1ddc6fed6edbef5d0bcc4811
e-nesbit_the-railway-children 8903a0b2df2396caeb97adc849adb4050fe0c531
edgar-rice-burroughs_tarzan-of-the-apes df5884bbb2b8f85c6264b8b1eccbedd1ccf53035
edna-ferber_so-big 5352f769f9e1078a562de0319f6b1fca1a80fcbb
eleanor-h-porter_pollyanna 07a1743dea46cb3f2f5efde0fc911aadda5a44dd
ernest-hemingway_a-farewell-to-arms 1c71a731074c96263285c8099e12fe2ee13123ca
h-beam-piper_space-viking 336a9b91139d63e13d5455ac26609601e032cbbe
helen-keller_the-story-of-my-life 8bc78df2ae6258bc99cfa8dc939afc83ce4f1b47
jack-london_short-fiction cc55866fc0f6981c077246f30e785561e3e36fa8
jack-london_the-call-of-the-wild 1aeef4791114f031a9750173cbd1b345a5d391cc
john-buchan_the-thirty-nine-steps e9c1a6c474cd933b340bc47842ad2a7db19b0b23
john-galsworthy_the-forsyte-saga 69b362125aaf52ed32ad1b0d2d65a7f63780762d
l-m-montgomery_anne-of-avonlea 9494d46ed21c90118fd364e975efd722d9c7fe1b
l-m-montgomery_anne-of-the-island a004da69b020633ea7c8285b33f62be182e4d1c8
l-m-montgomery_emily-of-new-moon b0d93052d88e6312928c59ba24458610203385b7
l-m-montgomery_the-blue-castle 7c9bf5e8142bb7a9031e72651fb829f2d10dd7b1
o-henry_short-fiction fe33e908e162844aacb390e427dd4a4ba2417d14
p-g-wodehouse_jeeves-stories 65dd7ceb9b7c5ec47f5718e231779e78defeb23d
p-g-wodehouse_leave-it-to-psmith 9c63072b4c198012035399b2bd7f1b184b1738a7
sinclair-lewis_dodsworth 4538f492b8ac002258db3fc9339019dbcd1a7c7a
sinclair-lewis_elmer-gantry 7dfbd82977c096f1963acb9dac29682a09482070
theodore-dreiser_an-american-tragedy d2d8e26a94094700bec5a9caa24971a90b43206a
theodore-roosevelt_an-autobiography a144fe88af939f639b4acc32272510123dfb4c1f
upton-sinclair_oil a6bb061e3f7898aa44ddfa3b672e4bb43a382fcc
upton-sinclair_the-jungle d02b419b7cf59a03e5c110219fe1558126145505
w-somerset-maugham_of-human-bondage 809b391d78159abe0bf624709935ef9f22195e90
willa-cather_my-antonia 515020190f4cfb4e3239edf70146ee4d36fc4d7c
a-a-milne_the-house-at-pooh-corner 664e7b16c23eb2eeadd552a5bc5d1395d8e2a45c
agatha-christie_the-seven-dials-mystery 0451a3d3aa8e60126c190952d587184963c7bf2c
anton-chekhov_short-fiction_constance-garnett 65fee2b5fbe06e74c602f65479561e560a6fc1ce
arnold-bennett_the-old-wives-tale bda8c3a2cfe1b8d554106315b64d12673120f362
arthur-conan-doyle_the-casebook-of-sherlock-holmes 5e2c01895fb3446cb48364e913badecacb21f5ce
arthur-conan-doyle_the-lost-world c57c09033306616ed99de9e68b3111d61f2470ef
arthur-conan-doyle_the-memoirs-of-sherlock-holmes d6d239d3a983c3108dd05f8d29651b0f50f70f35
arthur-conan-doyle_the-return-of-sherlock-holmes 241eb87c24c5f19eacc5f6dc57940d5336549511
d-h-lawrence_sons-and-lovers ede39c6097555e70d9de87a3af8afcf826ebcf71
dashiell-hammett_the-dain-curse f11157378a9ac4f8a4245ec099c0b3fd4ed0f54a
dorothy-l-sayers_lord-peter-views-the-body 8d73721b005501f7bd060166c85fbdb55fbeca74
dorothy-l-sayers_the-unpleasantness-at-the-bellona-club 75f156b1ba2ec1b432898cf28f135263078259e5
e-m-forster_a-passage-to-india bdd62cfab22b2058b0a38bbcf5bb53882a934cb9
e-nesbit_the-story-of-the-treasure-seekers 91c91de3a9d69ced7749c2cf279c1d5c13f4f4b0
e-phillips-oppenheim_the-great-impersonation 9661b28eaf11ad2ba9b64207ae73acfc332a2c3e
earl-derr-biggers_the-chinese-parrot 4d2a4dc9ed7d54c53fa82df335ec00dc2e6489ab
earl-derr-biggers_the-house-without-a-key c11ebe208641f1fc1c646bebae907dec394f3ebb
edgar-wallace_the-four-just-men 86729ca7e39400582723713f226a2c2f8f5a1139
edith-wharton_the-house-of-mirth 709c6bb55598f1c0200012d5eff4c395c42e2f39
f-scott-fitzgerald_short-fiction f10a42e6ddc7a188215749a96eee76fe3cafdfdf
ford-madox-ford_the-good-soldier 50d97a987b7428e1e336cdc1dfe5a2ee9c1fdfed
frances-hodgson-burnett_a-little-princess 2d90450cf105c13c7247a850438c36b4a836dac8
frances-hodgson-burnett_the-secret-garden 6a4695560924886e2b396d04ef0023246d211de4
freeman-wills-crofts_the-cask bbfa85057e05183040b524c86168e83f1dfff003
fyodor-dostoevsky_crime-and-punishment_constance-garnett cffa0ce1439906e04d203ef73ac9593f6f748982
fyodor-dostoevsky_the-brothers-karamazov_constance-garnett babab9265e619f8245f2d7d957f64f4aa29fa992
h-g-wells_kipps c684884abc36b6b95e0cc9b00733a2f2a692e29a
h-g-wells_the-history-of-mr-polly 451393f2079a1cd81a5c286db1087a229d0da850
h-g-wells_tono-bungay 72df321739c57681c231b63fc720bd7baf26e4a4
hugh-lofting_the-voyages-of-doctor-dolittle e113b51688af76ab070e0095294dcc8a50897220
jack-london_the-sea-wolf e0e9797052c1149deb143649fcb2b37a346e3f05
jack-london_white-fang dd68a8fde9ab9761e2030c21230a02e050c4988a
james-joyce_dubliners fd709856e819e392b1d0f8462e039512d75b3ae0
john-buchan_greenmantle 9549ed9e4f78aeb73dcda14a999946055904f5a7
john-buchan_the-three-hostages 6177581d27ddf5cd05cfe61f620da7226566c34e
john-maynard-keynes_the-economic-consequences-of-the-peace 295ec2bb3a8b2af528a01507fdd4993f4f928265
l-frank-baum_the-wonderful-wizard-of-oz 8d8c2b208d56c282f4630a27ac89621c11d5dae0
leo-tolstoy_anna-karenina_constance-garnett d8c02e37044fbb98cbb542c7c938ed324437995b
leo-tolstoy_war-and-peace_louise-maude_aylmer-maude 53ec5870bee8c8d0d213c090c5ff78d52f474c9d
mack-reynolds_short-fiction f746e49254599aca04d09aa55c30f7c9b90ff894
mary-roberts-rinehart_the-circular-staircase 6047b06d7e46c9b8b8dfad97c76de7e48b171a3e
p-g-wodehouse_a-damsel-in-distress 61318f58a96c715fc10cd3cb1b1382ee4d2cb191
p-g-wodehouse_piccadilly-jim f9d1e665acb37a60b143fecaf811db6feb2f1c34
p-g-wodehouse_psmith-journalist f64a16546e746ed30dc14663ab292261361a9d53
p-g-wodehouse_uneasy-money d82a4a183463baf919d76135b85cd77485fbc170
s-s-van-dine_the-benson-murder-case 6dc32535dd382ba37e0358cd157676e733a89c49
s-s-van-dine_the-greene-murder-case b92f42dafcfc6035c293deb93e2541411349721f
saki_short-fiction f4ea41d65f997a73631a173b83b02d72b7b8f081
samuel-butler_the-way-of-all-flesh 3f44c4928eee2dcc353c3940b571170e7836a6ce
sherwood-anderson_winesburg-ohio 047be295b73f24ba3fe39efc723c757aa70060ae
theodore-dreiser_sister-carrie 8caeb879efeeae46eb6ebb84c1444e1dc35658d5
virginia-woolf_mrs-dalloway 88fdfad6d5b8432d00e125162811dc3336afa957
virginia-woolf_to-the-lighthouse cc38996ded1c7144abb6af9966888c96f4798a44
w-somerset-maugham_the-moon-and-sixpence b641091e86dc4876037a5f09d80c1a868b96a566
w-somerset-maugham_the-painted-veil 407645c3f608fc6ecb8f129b6fa086a6741a52ab
willa-cather_o-pioneers 4d60daba1e2944b8a4f86acfed95f4abe398af2d
willa-cather_one-of-ours 6f4f36d03ca04969617a4515bf9766db6ce9c939
willa-cather_the-professors-house 7face8d2b4e822c6c3deb28c897c91d50eb02c4d
willa-cather_the-song-of-the-lark b37fbf2c256b4e5aa0f9c01053653889284c5f23`;

/** The sentences of Tatoeba beside translations of them, as tutorials carry them. */
const translated = `
7dev7/finnish_seq2seq cd9374c8f6fa6a0ae66d3af15c9e4aab9a5d41fb
shantanuo/Word-Level-Eng-Mar-NMT bcdbff3da49b163e7e5f6611f47731f387631807
DarrenCarvalho/Language-Translation a30fc3ec31687d0ed561047a9c7d7fdb5915f89c
emilolio/translation-transformer bc1be102ca7c455ca4bfb6ed46a93f4d8263d9a2`;

const parseList = (list: string): { name: string; commit: string }[] =>
  list
    .trim()
    .split('\n')
    .map((line) => ({ name: line.split(' ')[0] ?? '', commit: line.split(' ')[1] ?? '' }));

export const sources: readonly Source[] = [
  ...parseList(textbooks).map(
    ({ name, commit }): Source => ({
      repository: `openstax/osbooks-${name}`,
      commit,
      licence: 'CC BY 4.0',
      format: 'cnxml',
      files: /^modules\/.*\.cnxml$/,
    }),
  ),
  ...parseList(books).map(
    ({ name, commit }): Source => ({
      repository: `standardebooks/${name}`,
      commit,
      licence: 'CC0 1.0',
      format: 'xhtml',
      files: /^src\/epub\/text\/(?!colophon|imprint|uncopyright|titlepage|endnotes).*\.xhtml$/,
    }),
  ),
  {
    repository: 'skanderbenalaya/common-voice',
    commit: '26249db69c2db684e9629e61ef8d5dc353df11f5',
    licence: 'CC0 1.0',
    format: 'lines',
    files: /^server\/data\/en\/(?:sentence-collector|DNGros|ajaydee|elleo|est31|jf99|pro\.gadget|harvsents|bavencope|reinhart1010)\.txt$/,
    times: 3,
  },
  ...parseList(translated).map(
    ({ name, commit }): Source => ({
      repository: name,
      commit,
      licence: 'CC BY 2.0 FR',
      format: 'pairs',
      files: /^(?:data\/)?(?:fin|mar|deu|swe|cmn)\.txt$/,
      times: 3,
    }),
  ),
  {
    repository: 'global-asp/asp-source',
    commit: '99e022369a980bd52bce8c6f86d5f24e9a4ada9d',
    licence: 'CC BY 3.0 or 4.0',
    format: 'markdown',
    files: /^en\/\d.*\.md$/,
    unless: /CC[- ]BY[- ]NC|by-nc/i,
    times: 3,
  },
  {
    repository: 'openai/grade-school-math',
    commit: '3101c7d5072418e28b9008a6636bde82a006892c',
    licence: 'MIT',
    format: 'jsonLines',
    files: /^grade_school_math\/data\/(?:train|test)\.jsonl$/,
  },
  {
    repository: 'MicrosoftDocs/dynamics365smb-docs',
    commit: '41aa5854d6fd0c6eacf01d5dc91327a04ab9eae9',
    licence: 'CC BY 4.0',
    format: 'markdown',
    files: /^(?:business-central|archive)\/(?!.*(?:includes|reports)\/).*\.md$/,
  },
  {
    repository: 'GSA-TTS/identity-site',
    commit: '7bc713b98bef38f5cec7668726013a53d8a53a94',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /_en\.md$/,
  },
  {
    repository: 'GSA/digitalgov.gov',
    commit: '4979583206d90ff1707b097454a9b169ca9e95e4',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /^content\/.*\.md$/,
  },
  {
    repository: '18F/18f.gsa.gov',
    commit: '0a55c75e6d9bc71c80136a3867dac52356177443',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /^(?:_posts|content\/posts|_guides|content).*\.md$/,
  },
  {
    repository: 'github/opensource.guide',
    commit: 'ebc9678e39b55ff5e5c8801d1960904692188e90',
    licence: 'CC BY 4.0',
    format: 'markdown',
    files: /^_articles\/[^/]*\.md$/,
  },
  {
    repository: 'MicrosoftDocs/OfficeDocs-Support',
    commit: '36878e0e10fbe834858d06a771a7e51e570469d3',
    licence: 'CC BY 4.0',
    format: 'markdown',
    files: /\.md$/,
  },
  {
    repository: '18F/handbook',
    commit: '1e4955634d0369f17e5bbc0ebbf8f62e2a3dfe4b',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /\.md$/,
  },
  {
    repository: '18F/guides',
    commit: 'debc24b34f23686194d9fe42e391859d569bd39a',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /\.md$/,
  },
  {
    repository: 'GSA/plainlanguage.gov',
    commit: '43230773bd7c589ac6394ead7b36a2554241abdc',
    licence: 'CC0 1.0',
    format: 'markdown',
    files: /\.md$/,
  },
];
