/**
 * The passwords that turn up first in every published count of leaked ones, six characters and longer. Case does not matter.
 * Names, seasons and football clubs are in because people believe they are alone in choosing them.
 */
const COMMON = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 654321 7654321
123123 123123123 121212 112233 11223344 1122334455 131313 101010 102030 10203040 123321 1234321 123654 123654789 147258
147258369 159357 159753 159951 258456 321321 333666 456456 456789 741852 741852963 789456 789456123 852456 963852 963852741
000000 0000000 00000000 111111 1111111 11111111 222222 22222222 333333 444444 555555 55555555 666666 66666666 777777 7777777
77777777 888888 88888888 999999 99999999 696969 420420 007007 100200 123000 12341234 12344321 123456123 1234qwer 1234abcd
password password1 password12 password123 password1234 password12345 password01 password2 password3 password! password1!
passw0rd passw0rd1 passwort password99 password11 password22 password69 pass123 pass1234 pass12345 passpass passphrase
mypassword mypass newpassword newpass changeme changeme1 changeme123 letmein letmein1 letmein123 letmein! default temp123
temppass secret secret1 secret123 topsecret supersecret nothing nopassword unknown access access14 welcome welcome1 welcome12
welcome123 welcome1234 admin1 admin12 admin123 admin1234 admin12345 administrator adminadmin rootroot root123 toor1234 guest1
guest123 user123 user1234 username login1 login123 logitech test123 test1234 test12345 testtest tester testing testing1
testing123 demo123 demo1234 sample example qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop
qwerty! qwert1 qwert123 qwe123 qweqwe qweasd qweasdzxc qwer1234 qwerqwer q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsx qazwsx123 qazwsxedc qaz123 zaq12wsx zaq1zaq1 !qaz2wsx 123qwe 123qweasd 123qwe123 1234qw
12345q 12345a 12345qwert 123abc 123456a 123456b 123456q 1234567a 12345678a 123456789a 123456abc a12345 a123456 a1234567 a12345678
a123456789 aa123456 aa12345678 aa1234 q123456 q12345 z123456 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcdef abcdefg
abcdefgh abcdef1 abcabc a1b2c3 a1b2c3d4 aaaaaa aaaaaaa aaaaaaaa aaa111 asdasd asd123 asdf123 asdf1234 asdfasdf asdfgh asdfghj
asdfghjk asdfghjkl asdfjkl zxcvbn zxcvbnm zxcvbnm1 zxczxc zxc123 azerty azertyuiop xxxxxx xxxxxxxx zzzzzz qqqqqq qqqqqqqq
iloveyou iloveyou1 iloveyou2 iloveu iloveme ilovegod ilovehim lovely loveme loveme1 loveyou lovelove love123 love1234 lover1
mylove truelove sweetheart sweety sweetie babygirl babygirl1 babyboy baby123 babyface honey1 honeybee princess princess1 prince1
queen1 beautiful beauty1 angel1 angels angel123 cutie1 sexy123 sexygirl hottie hottie1 bitch1 fuckyou fuckyou1 fuckoff fucker
asshole bullshit blink182 sunshine sunshine1 rainbow rainbow1 butterfly flower flower1 flowers summer summer1 summer123 winter
winter1 autumn spring1 spring123 january february october november december monday friday friday13 sunday holiday christmas
football football1 baseball baseball1 basketball soccer soccer1 soccer10 hockey hockey1 tennis golfer softball volleyball liverpool
liverpool1 chelsea chelsea1 arsenal arsenal1 manchester barcelona realmadrid juventus yankees redsox cowboys cowboys1 packers
steelers eagles1 patriots lakers lakers24 raiders broncos dallas boston newyork chicago london america texas1 florida california
dragon dragon1 dragon123 monkey monkey1 monkey123 tigger tigger1 tiger1 tigers killer killer1 killer123 shadow shadow1 shadow123
master master1 master123 mustang mustang1 corvette ferrari mercedes porsche harley harley1 yamaha honda1 toyota hunter hunter1
hunter2 ranger ranger1 phoenix falcon eagle1 wolfpack panther panthers cheetah dolphin dolphins spider spiderman spider1 batman
batman1 batman123 superman superman1 ironman avengers wolverine starwars starwars1 startrek skywalker matrix1 pokemon pokemon1
pikachu naruto naruto1 minecraft fortnite roblox1 zelda1 nintendo playstation xbox360 gamer123 gaming123 warcraft counter
michael michael1 michelle jessica jessica1 jennifer jordan jordan1 jordan23 joshua joshua1 ashley ashley1 amanda amanda1 daniel
daniel1 andrew andrew1 matthew matthew1 robert robert1 thomas thomas1 charlie charlie1 anthony anthony1 william1 justin justin1
brandon brandon1 nicole nicole1 hannah hannah1 samantha stephanie elizabeth victoria alexander alexandra alexis1 austin austin1
taylor taylor1 buster buster1 bailey bailey1 ginger ginger1 pepper pepper1 maggie maggie1 cookie cookie1 cookies snoopy scooter
rocky1 rocket sparky molly1 lucky1 lucky7 george1 george123 martin martin1 marina maria1 jasmine1 jasmine sophie olivia1
computer computer1 internet internet1 windows windows1 windows10 microsoft google google1 google123 facebook facebook1 iphone
samsung samsung1 android apple123 linkedin twitter1 youtube1 yahoo1 hotmail gmail123 server1 network digital money1 money123
dollar1 million success success1 freedom freedom1 liberty victory winner winner1 number1 numberone champion trustno1 whatever
whatever1 something anything everything forever forever1 friends friends1 family family1 familia mother mother1 father brother
sister1 daddy1 mommy1 grandma jesus1 jesus123 jesuschrist christ blessed blessed1 heaven1 godisgood faith1 peace1 destiny
diamond diamond1 golden1 silver silver1 purple purple1 orange orange1 yellow yellow1 blue123 red123 green1 black1 banana banana1
chocolate cheese cheese1 peanut pumpkin cupcake coffee coffee1 whiskey guitar guitar1 music1 metallica nirvana slipknot eminem
hello1 hello123 hello1234 hellohello goodbye please please1 thankyou happy1 happy123 smile1 smiley crazy1 genius ninja1 pirate
secure123 security security1 p@ssw0rd p@ssword p@ssw0rd1 pa$$word pa$$w0rd passw0rd! admin@123 welcome@123 abc@123 test@123
qwerty@123 india123 pakistan bismillah samsung123 parola contraseña motdepasse hallo123 schatz sommer ficken senha123 keyturn
keyturn1 keyturn123 mortgage mortgage1 homebuyer myhouse newhome newhouse
`
    .trim()
    .split(/\s+/),
)

/** Whether a stranger would try this before anything else. */
export function isEasilyGuessed(password: string, email?: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return COMMON.has(plain) || new Set(plain).size < 3 || plain === email || plain === email?.split('@')[0]
}
