-- Written by `npm run initials -w server` from pinyin-pro (decision 10). Do not edit.

-- 深沟球轴承 6200 → sgqzc6200: the first letter in pinyin of each Chinese character, with the letters and digits between them. What is read
-- in another way in some words (弹簧 th, 导弹 dd) is looked up by the word.
create or replace function app.initials(name text) returns text
language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  word     constant text := app.fold(name);
  letters  constant text[] := string_to_array(word, null);
  is_odd   constant boolean := word ~ '[长调重弹行乐率给降藏便会吁咳壳匙蕃提伺畜恶秘宿辟曝传参咀强纤省弄单龟兹泊校屏颈膀吓攒拗栅巷荥卒奇番卡刹氏曾颤趄厦莞蔓解圈哦咯轧阿吭扁稽叨裳术犍铅乜幢识蛤苕尿殖阏乘虾券系红刨扒贾镐峒朝否枞仡谷房广澄耙食其戌]';
  result   text := '';
  place    int := 1;
  point    int;
  reading  text;
  size     int;
begin
  while place <= cardinality(letters) loop
    point := ascii(letters[place]);
    size := 1;
    if point between 19968 and 40959 then
      reading := null;
      if is_odd then
        for length in reverse 3..2 loop
          reading := app.odd_readings() ->> array_to_string(letters[place:place + length - 1], '');
          size := length;
          exit when reading is not null;
        end loop;
      end if;
      if reading is null then
        size := 1;
        -- A byte is found at once, a character of a text by counting.
        reading := chr(get_byte(
          'ydkqsxhwzssxqbymgcczqpssqbycdscdqldylybsgjgypzjjfgcclzzbwdwzjljpfyynwjjtmyyzwzhflyppqhgccyhynjqyxxgjx?sdsjnjjsmhml?rxyfsnqsyzzqz'
          'gqllyjlgyzssecykyyhqwjssggyxyqyjtwkdjhychmyxjtlxjyqbyxdldwrrjjwysrldzjpcbzjjbrcfjlbczstzfxxthtrqgybdlyccscymmrfcyqzpwwjjyfcrwfdf'
          'zqpyddwyxkyjawjffxjpdftzyhhycyswccyqsclcxxwzcxnbgnnxbxlzsqsbsjpysyzdhmdzbqbzcwdzzyytzhbtsyyfzgntnxqywqykbphglxgybfmjebjhhgqtjcys'
          'xstkzglyckglysmzxyalmeldccxgzyrjxsdltjzcqkcnnjwhjczzcqljststbnxbtyxceqxgkwjyflzqlyhjqspsfxlfpbysxxxydcczylllsjxfhjxpjbcffyabyxbh'
          'czbjyclwlczggbtssmdtjcxpthyqtgljscjfzkjzjqnlzwlslhdzbwjncjzyzsqnycqyrzcjjwybrtwpyftwexcskdzctbxhyzcayjxzcfbzzmjyxxcdczottbzljwfc'
          'kszsxfyrlnygmbdthjxsqqccsbxrytsyfbjdztgbcnclcyzzpsacyzqscjcshzqydxlbpjllmqxtydzxsqjtzpxlcglqdcwjbhctdjjsfxyejjtlbgxsxjmyjjqpfzas'
          'yjncydjxkjcdjszcbartcclnjqmwnqnclllkbybzzsyhqcltwlccrshllzntylnewyzyxczxxgdkdmtcedeqtsyys?d?d??sd?j?hrwnqlybglxhlgtgxbqjdz?yjsjy'
          'jcjmrnymgrcjczgjmzmgxmmryxkjnymsgmzzymklfxmbdtgfbhcjykylpfmdxlqjjsmtqgzsjlqdldgjycalcmzcsdjllnxdjffffjczfmzffpfkhkgdpkxktacjdhhz'
          'dddrrcfqyjkqccwjdxhwjlyllzgcfcqdsmlzpbjjplsbcjggdckkdezsqcckjgcgkdjtjllzycxklqccgjcltfpcqczgwbjdqydjjbyjhsjddwgfsjgdkccctllpspkj'
          'gqjhzzljplgjgjjthjjyjzczmlzlyqbgjwmljkxzdznjqsyzmljlljkywxmkjlhskjgbmclyymkxjqlbmclkmdxxkwyxwslmlpsjqjjqxyqfjtjdxmxxllcrqbsyjbgw'
          'y?xggbcyxpjtgpepfgdjgbhbncfjyzjkjkhxqfgqzkfhygkhdkllsdjjxpqykybnqsxqnszswhbsxwhxwbzzxdmndjbsbkbbzklylxgwxjjwaqzmywsjqlcjxxjqwjeq'
          'xscwetlzhlyyysdzpyqyzcmtlshtzcfycyxyljsdcjjagyslcllyyysglqqq?ldxzsccccadycjysfsgbfrlszqsbxjpsjwsdrckgjlgdkzjzbdktcsyqpyhstcldj?h'
          'mxmcgxyzhjdctmhltxzxylamohyjcltyfbqqjbfbdfehtksqhzywwcnxxcdwhhwgyjlegwdmcwgfjhcsntfydolbyghqwesjpwnmlrydzsztxyqpzgcwhhnxpyhshmdq'
          'zxztdppbfyhzhhjyfdzwkgkzbldntsxhqeegzxylzmmzyjzgszxhhkhtxexxwylyapsthxdwhzydpxagkydxbynhxkd?jnmyhylpmgocslnzhkxxlbzzlbmlsfbhhgcg'
          'yyggbhscyajtywlxtzqcwzydqdqm?gd?llszhlsjzwfyhqswscelqajynytlsxthazgkzzsdhlacqtwwcdgqqtddyzbcchyqzflxpslzygpzsznglydqtbdlxjtctajd'
          'kywnsyzljhhdzcwnxyzywmhychhhxhjkzwsxhdyxlyscqydpclyzwmyp?kxyjlkzhtyhaxqsysgxasmchkdscrswjpwxsgzjlwwschs?hsqnhzsngndaqtbaalzzmsst'
          'dqjcjktscjaxplggjhhgoxzcxpdmmhldgtybysjmxhmrzplxjzckzxshflqxctdhxezfchzccdjtcjyxqhlxdhypjqxnlsyydzozjnyxqezysjyayjkypdgxddxsppyz'
          'ndlthrhhydxzjjhtcxmctlhbynyhmhzllxnamylllpdcppxhmxdkycyrdltxjchhznxzlcclylnzsxzjzzlnn?lwhyqsnjhxyntttkyjpychhyegkcwtwlgqrlggtgty'
          'gyhpyhylqyqgcwyqkpyyyttttlhyhlltyttsplkyzxgtwgpydqqzzdqxskcqnmjjzzbxyqmjrtffbtkhzkbjdjjkdjjtlbwfzpptkqtztgpdwntpjyfalqmkgxfdclzf'
          'hzclllladpmxdjhlcclgyhdzfgyddgcyyfgydxkssebdhykdkdkhnaxxybpbyyhxccgabdqyjxdmljcsqzllpchbsxgjyndybyqspqwjlzktddtaccbkzdyzypjzqsjn'
          'kktknjdjgyepgtlfyqkasdntcyhblgdzhbbydmjragkzyheyybjmcdtyfzjjhgcjpljhldwxjjkytcyksssmtwcttqzlpbszdtwzxgzagyxtywxlhlcpbclloqmmzssl'
          'cmbjqsdzkydczxgqjdsmcytzqqlwzqzxssfpktfqmddzdsddtdwfhtdyzjaqjqkypbdjyyxtljhdrqxlxhaydhrjlklytwhllrllrcxylbwsrszzsymkzzhhkyhxksmc'
          'syzgcjpbzbsqlfcxxxnxkxwwmsddyq?ggqmmyhcdcttfgyyhgstttybykjdhkyjbelhdypjqnfxfdqkzhqkzbyjtzbxhfdxbdaswhawajldyjsfhbldnndnqjtjnchxf'
          'jsrfwhzfmdrfjyhwzpdjkzyjymfcyznynxfbytfwfwygdbnzzzdnytxzemmqbsqehxfzmbmflzzsrsymjgsxwzjsprydjsjgxhjjgljjynzzjxhgjkymlpeyycxysgqz'
          'swhwlyrjlpxslcxmfswwkcctnxnynpnjszhdzeptmmwywxyysywlxjqzqxzdclaeelmcpjpclwbxsqhfwwtffjtnqjhjqdxhwlbyzcfjlnlhyyjldxhhycstdywnrjtx'
          'ywdrmdrqhwqcmfjdyzmhmayxjwmyzqtxdlmrspwwchajbxtgcypxyyrrclmpamgkqjszyjrmyjsnxtplnbappypylxmyzkynldgyjzczhnlmzhhanqmpgwqtzmxxmllh'
          'gdzxyhxkrxycjmffxyhjfsbssqlqxndycannmtcjcyprrnytyqnyymbmsxndlylysljnlqysxhmllyzlzjjjkymzcsfbzxxmstbjgnxyzhlsnmcqscyznfzlxbrnnnyl'
          'mnrtgzqysatswryhyjzmzdhzgzdwybsscskxsyhytsxgcqgxzzbhyxjscrhmkkbscjjyjymkqhzjfnbhmqhysnjnzybknqmclgqhwlsnzswxkhljhyybqcbfcdsxdlds'
          'pfzfskjjzwzxsddxjseeegjscssmgclxxhwwyllymwwwgydkzjgggtggsycknjwnjpcxbjjtqtjwdsspjxzxnzxwmelbtfsxtllxcljxjjljsxctnswxlahhhyqrwhsy'
          'csqrybyaywjejqfwqcqqcjqgxaldbzzyjgkgxpltqyfxjltpadkyqhpmatldpdzkxmtxybhblefxdleegqdymsawhzmlftwyqxlyqzljeeyxbqqffnlyxrdsctgjgxyw'
          'lkllxqkcctlhjlqmkkzgcyygllljdzgydhzwxpysjbzjdzgyzzhywyfqytyzszyezklymhjjhtsmqwyzlkyywzcsrkqyqltcxwcdrjalwskzwbdcqyncjsrszjlkcdcd'
          'tlzzzacqqwzddxyplxcbqjylzlllqdtzjjyjyjzyxnyyynxjxkgdazwyrdljyyyrjlxlldyxjcykywnqcclddnyyykyckczhjxcclgzqjgjwggcqqjysbzzxyjxj?xjf'
          'zbsbdsfnsfpzxhdwztdmpptflzzbzdmyypqjrsdzsqzsqxbdgcpzjwdwcsqzgmzhzzmwwfybpdgphtmjthzsmmbgzmbzjcfzhfzbbzmqcfmbcmcjxlgpnjbbxgyhyyjg'
          'ptzgzmqbqdcgybjxlwzkydpdymgcftpfxyztzxdzxtgkmtybbclbjaskytssqyymscxfjeglsllszbqjjjaklyldlycctsxmcwfgkkbqxlllljyxtyltyxytdpjhnhgn'
          'kbyqnfjyyzbyyessessgdyhfhwtcjbsdzjtfdmxhcnjzymqwsrxjdzjqptqbbsdjggfbkjbxdgqhmgwjjjgdllthzhhyyyyyhsxwtyyyccbdbpypzyccztjpzywcbdlf'
          'wzcwjdxxhyhlhwczxjtcclcdpxdjczczlyxjjsjbhfxwpywxzptdzzbdccjhjhmlxbqxxbylrddgjrrctttgytczwmxfytmmzcwjwxjywcskybzqccttqnhxnkxxkhkf'
          'htswoccjybcmpzzykbnnzpbthhcdlsyddytyfjpxyngfxbyqxcbhxcbsxtyzdm?ysnxsxlhkmzxlthdhkghxxsshqyhhcjyxglhzxcsnhekdtgqxqypkdheqtykcnymy'
          'yypkqyytjxzlthhqtbyqhxbmyhsqckwwyllhcyylnneqxqwmcfbdccmljggxdqktlxkgnqcdgzjwyjjlyhhqdttnwchhxcxwheszjydjccdbqcdgdnyxzdhcqrxcbmzt'
          'qcbxwgqwyybxhmbymykdyecmkkyaqyngycslfykkqgyssqyshjgjcnxkzycxsbkyxhyylctycxqthysmgscpmmgcccccmtztasmgqzjhklosjylswtmqsyqkdzljqqyp'
          'lcycztcqqpbbqjzclpkhqcyyxxdtdddsjcxffllchqxmjlwcjcxtspycxndtjshjwxdqqjckxyamylsjhmlalygxcyydmamdqmlmcznnyybzkkyflmchcmlhxrcjjhsy'
          'lnmtjggzgywjxsrxcwjgjqhqzdqjdzjjzkjkgdzqgjjyjylxzhxcdqhhhestmhlfsbdjsyyshfyssczqlpbdrfrztzdkyyhsctgkwdqzrkmsynbcrxqbjyfbxpzzedzc'
          'jykbcjwhyjbqdzywnyszptdkzpfpbaztklqyhbbzpnbptyzzybhnydcpjmmcycqmzjfzzdcmnlfpbplngqjtbttajzpzbbdnjkljqylnbzqhksjznggqsczkyxchpzsn'
          'bcgzkddzqanzgjkdntlzldwjljzlywtxndjzjhxyatncbgtzcsskmnjbjytsrwxcpjwjjtkhtzplbhsnjzsyjbwbzyzlstlsbjhdwwqpslmmfbjdlajyzccjtbnnrzwq'
          'xcdslqgdsdpdzhjtqqpsqlyyjzlgnhyzlctcbjtktyczjtqkbpjlgmjzdmcsgpynjzjjyyknhrpwszxmtncszzyxhbyhyzaxywkcjdllckjjtjhgcxdxyjyczbywblwq'
          'cglzgjgqrqcczssbcrpcskydznljsqgxssjmecnstjtpbdlthzwhqwqtzexnqczgwesgssbybstscsjccgbfsdqszlccglllzghzqthcnmjgyzaznmckcstjmmzckbjy'
          'gqljyjppldxrgzyxccsnhshhdznlchzjjcddcbcjxlbfqbczzwpqdnhxljcthqzjgylnlszzpcjdscqqhjqkdxkpbajyemsmjtzdxlcjyryynhjbngzzkmjxltbsllrt'
          'pylcsznxjhllhyllqqzqlxymrcwcxsljmczltzldwdjjllnzggjxppskygyggbfzpdkmwghcxmcgdxjmcjsdycabxjdlnbcddygskydqtxdjjyxmsaqazdcfslqxyjsj'
          'zylblxxwxqqzbjzlfbblylwdsljhxjyzjwtdjcyfqzqzzdzsxzzqlzcdzfchwspympqzmlpplffxjjnzzylsj?yqzfpfzksywjjjhrdjzzxtxxglghtdxcskyswmmtcw'
          'ybazbjkshfhgcxmhfqhyxxyzftsjyzbxyxpzlchmzmbxhzzssyfymncwdabazlxktcshhxkxjjzjsthygxsxyyhhhjwxkzxssbzzwwhhcwtzzzpjxsnxqqjgzyzawllc'
          'wxzfxgyxyhxmkyydwsqmnjnaycyspmjkhwcqhylajjmzxhmmcnzhbhxclxtjpltxyjhdyylttxfszhyxxsjbjyayrsmxyplckdlyhlxrlnllstyzyyqygyhhsccsmzct'
          'zcxhyqfbyyrpbflfqtntszlljmhwtcjqyzwtllmlm?wmbzzs?zrbpdddlgjjbxccsrzqqygwcsxfwzlxccrstdzmcyggdyqsgtjmwljmymmsyhbbjdgyxccpshxnzcsb'
          'sjwjgjmppwaffyfnxhydxzylremzgzcyhsszdlljcsqfzxxkptxzgxjjgbmyyysnbtylbnlhpfzdcyfbmgqrrmsszxysgtznnyddzcdgbjafjbdknzblcsszbsgcycjs'
          'zlmlrszbzzldl?llysxsqcqlyxzlsgkbrxbrbzcycxzjzeeyfgklzlyyhgzsgzlfjhgtgwkraajyzkzqtsshjjxdcyz?yjlzyrzdqqhgjzxsscbtgjbbfrtjxllfqwjg'
          'slqtymblpzdxtzagbdhzzrbgjhwnjtjxlksqfsmwlldqysjtxkzscfwjlbxftzlljzllqblcqmqqcgcdfpbbhzczjlpyygjdtgwdcfczqyyyqysrclqzfklzzzgffcqn'
          'wglhjycjjszlqzzyjbjzzbpdccmhjgxdqdgdlzq?fgpsytsdyfwwdjzhysxyycjcyhzwpbygxrylybhkjksfxtjjmmckhlltnyymsyxyzpdjjycdycwmdjjkqyrhllqx'
          'psgtlwycljscbxjyzfnmlrgjjtyzbsyzmsjyjhgfzqmsyxrszcwtlrtqzsstkxgqggsptgcdnjsgcqcqhmxggztqydjkzdlbzsxjlhrqgggthqscpyhjhhgnygkggcmj'
          'dzllcclxqsftgzslllmlcskccbljzzszmmnytpzsxqhjcjyqxyexzqzcpshgzzysxcdfgmwqrllqxrfztlystctmjcsjjthjnxtnrztzfqrhqgllgcxszzjdjlxcytsj'
          'tlnyxhszxcgjzyqpylfhdjsbpcczgjjjqzjqdybssllcmyttmqtbhjqnnygjynqyqmzgcjkpdcgmyzhqllsllclmholzgdylfzsljcqzlylzcjeshnyllqxgjxlyjyyy'
          'xnbcljsswcqqcjyllcldqyllzllbnylgqchxyyqoxccqkyjxxhyklksxaqqccqkkkkcsgyxxyqxygwtjohthxpxxxxslcyeychzzcbwqbbwjqzscszsslzylgdesjzwm'
          'ymcytsdsxxscjpqqsqylyfzychdjdzywcbtjsycjkcyddjlbdjjsodzyqysqkyxdhhgqjyohdyxwgmmmajdybbbppbcmhcbljzsmtxerxjmhqdstpjdcbssmsssthjts'
          'lmmtrcplzszmlqdsdmjmqpnqdxcfynnfsdqqyxhyaykqyddlqyyysszbydslntfgtzqbzmchdhczcwfdxtmqqsphqwwxsrgjcwtjtzzqmgwjjrjhttjbbgwzfxjhnqfx'
          'xqywyyhyscdydhhqmnmtmmchbszppzzgpmzfollcfwhmmsjzttdhlmyffytzzgzyskjjxqyjzqbhmbzclyghgfmshpcfzsnclpbqsnjyzslxjfpmtyjygbxlldlxpzjy'
          'pjyhhzcywhjylsjexfsszywxkzjlladyslymqjpwxxhxsktqjezrpxxzghmhwqpwqlyjjqjjzszcfhjlchhnxjlqwzjhbmzyxbdhhypylhlhlgfwlcfyytlhjjcjmscp'
          'xstkpnhjxsntyxxtestjctlsslstdlllwwyhdhrjzsfgxssyczykwhtdhwjslhtzdqdjzxxqggyltzphcsqfzlnjtclzpfstpdynylgmjllycqhynsbchylhqyqtmzyb'
          'bywrfqykjsyslzdyjmpxyyssrhzjnyqtqdfzbwwdwwrxcwhgyhxmkmyyyhmsmzhngcepmlqqmtcwctmhpxjpjjhfxyyzsjzhtybmstsyjdtqqqytlhynbyqzlcxcnzws'
          'mylkfjxlwgbypjytysylymzcktdwlgsmzsylmpwlzwxwqzssazsyxyrhssntsrapccpwcmgdhhqzdzxfjhgzttsbjhgyzlzysmyclllybtyxhbbzjkssdmalhhycfygm'
          'qypjycqxjllljgclzgqlycjcctotyxmtmshllwcgfxymzmklpszzcxhhjyslctyjcyhxsgyxckxlzwpyjpdhjwpjpwsqqxlxxdhmrslzcyzwttcxkystzshbsccstplw'
          'sscjchjlcgcjssphylhfhhxjsxallnylmzdhzxylsxlwzykcldyahzcmgdyspjtqjzlngjpsjshctsdszlblmssmnyymjqbjhrcwtyydchqljapzwbgqybkfcmjwlzll'
          'yylszydwhxpsbcmljpscgbhxlqhyrljxyswxhxzlldfhlslymjlzyflyjycdrjlfsyzfsllcqyqfgjyhyszlylmstdjcyhbzllnwlxxygyyhhmgdhxxhhlzzjzxczzzc'
          'yqzfnjwpylcpkpyypmclqkdgxzggwqbdxzzkzfbxxlzxjtpjpttbytszzdwslchzhsltjxhqlhyxxxywzyswtmzkhlxzxzpyhgchkjfsyh?tjrlxfjxptztwhplyxfcr'
          'hxshhkjxxyhzjdxjwylhyhmjtbflkhtxcwhcfwjzfpqrxqxcyyyjygrpxgscsxngqchkzdxhflxxhjjbyzwtqxxncyjjymswyjqrmhxzwfqsylzjzgbhynshbgttcseb'
          'hxxwxyhhxyxxsqyxmlywrgyqlxbbcljsylfcytjzyhyzawlhorjmksczjxxxyxchcytryxqjddsjfslyltsffyxlmtyjmzjyyyxltzcsxqzlhzxlwyxzhdnlxxhxjcdy'
          'hlbrlmbrllaxksllljlyxxlycrylcjcgqcmtlzllcyzzpzpcyawhjjfybdyyzsepckzdqyqpbpcjpdcyzbdbbcyydycnnpjmtmlrmfmmgwygbsjgyksmdqqqztxmkqwg'
          'xllpjgtbqcdjjjfpkjkcxbljmswmdtqjxldlppbxcwkcqqbfqjczagzgmykphyyfzykndkzmbpjyxpxthlfpnyygxjdbkxnhhjhzjxstrstldxskzysybmxjlxyslbzy'
          'slhxjpfxbqnbylljqkygzmcyzzymccsl?lhzgwfwyxzmwcxtynhjhbyymcysbmhysmhdyshqyzchmjjmzcaahcfjbbhplxtylsxsdjgjdhkxxtxxnbhnmlngsltxmrhn'
          'lxqjxmzllyswqgdlbjhdcgjyqyymhwfmjybbbyjmjwjmdpwhxqldyapdfxxbcgjspckrssyzjmslbzzjfljjjlgxzgyxyxlszqyxbexyxhgcxbpldyhwecdwwcjmbtxc'
          'hxyqxllxflyxlljlssfwdbzcmyjclmsytczbchqekcqbwlcgydblqppqzqfjqdjhymmcxtxdrmjwrhxcjzclqxdyynhyyhrslsrsywwzjymtltllgtqcjzyabtckzcjy'
          'ccqljzqxalmzyyyzlwdxzxqdlljshgpjfjljhjabcqzdjgthhsstcyjlbswzlxjxrwgldlzrlzqtgsllllzlymxqgdzhgbdbhzpbrlw?x?bpfdwo???hlypc?jcc?dwb'
          'zpbzz?cyqxldomzblzwpdwyygdstthcsqsccrsssyslfybbntyjsydfndpthtzzmbbmxlcmyffgtjjqwftmdpjwdnlbzcmmczgbdzlqlfyfhssmjylsdchdzjwjcctlj'
          'cldtljjcpddpjdssdynndbjlggjzxsxnlycybjjqycbylzcfzppgkcxzdzfztjjfgsjxzbnzyjqttyjwhtyczhymdjxttmpxsplzcdwslshxybzgtfmmcjtacbbmgdkw'
          'ycyzcdszzyhflyctygwhkjyylsjcxgywjcbllcsnddbtzbsclyzczzssqdllmqyyhfllqllxfdyhabxggnywyypllsdldllbjcyxjzmlhljdxyyqytdlllbbgbfdfbbb'
          'jzzmdpjhgclgmjjpgaehhbwcqxaxhhhzchxyphjaxhlphjpgpzjqcqzgjjzzgzdmqyybdzphyhybwhazyjhykfgdpfqsdlzmljxjpgalxzdaglmdgxmmzqytxdxxpfdm'
          'mssympfmdmmkxksyzyshdzkjsysmmzzzmsydnzzczxbplstmddnmxckjmztyymzmzzmsqhhdccjemxxkljstgwlsqlyjzllsjssdbpmhnlyjczyhmxxhhzcjmdhxtkgr'
          'mxfwmcgmwkdcksxqmmmfzzydkmsclcmpcgmwspxqpzdsslcjkyxtwlgjyahzjgzqwcsnxyhmmpmlkjxmhlmlgmxctkzmjjyszjsyszhsyjzjcdajzybsdqjzgwzkgxfk'
          'dmsdjlfmehkzqkjpeypzyszcdwyjffmzjylttdzzefmzlbnpplplpbpszalltylkckqzkgenqlhagyxydpxlgsxqqwq?kxqclhyxxmlyccwlymqysky?hlcjnszkpyzk'
          'cqzqljbdhdjhlasqlbydwqlwdnbqcryddztjybkbwszdxdtnpjdtctqdfxqqmgnseclstbhpwslctxxlpwydzklzygzcqapllkccylbqmqczqcljslqzdjxldthpjqdl'
          'jjxzqdjyzhkzljcyqdyjppypeakjyrmpcbymcxkllzllfqpylllmbsgjcysslrsysqtmxyxqqzbdzrysyztffbzzsmzqhzssccmlyxwtpzgxzjgzgsjsgkddhtqggzll'
          'bjdzlcbchyxyzhzfyxxyzymsdbzzyjgtsmtfxqyxjssdgslnmdlrytzlryylxqhtxsrtzcgzxbnqqzfhykmzjbzymkbpnlyzpblmcnqyzzdsjzhjctshhyzzjrdyzhnf'
          'xglfxslkgjtctssyllgzrzbbjzzklpkbczyslxyxbjfpnjzzxcdwxzyjxzzdjjgggrsrjkmsmzjlsjywqs?yhqjsxpjztzlsnshrnypjtwchklbsrzlcxwjqxqkysjyc'
          'ztlqzybbybwkjqdwwyzcytjcjxckcwdkkzhsgkdzxwwyyjqyytcytdjlxwkcckklcclzcqqdzlqlcsfqchqhsfsmqzzllbjjzbsjhtsjdysjqjpdlzcdcwjkjzzlpycg'
          'mzwdjjbsjqzsyzyhhxcbbjydssddzncglqmbtsfcbfdzdlznfgfjgfsmptjqlmblgqcyyxbqkdjjqsrfkztjdhczklbsdzcfytplljgjhtxzcsszzxstcygkgckgyoqx'
          'jplzpbbgtgyjzgczjszlbjlsjfzgkqqjcgyczpzqtldxrjxbsxxpzxhszyclwdxjjhxmfczpfzhqhqmqgkylyhtycgfrzgnqxcgpdlbzcsczqlljblhbdcypzzppdymt'
          'zsgyhckcpzjgslclnscdsldzxbmsdlddfjmkdjdhslzxlszqpqpgjllybdszgqlbzlslkyyhzttncjyqtzzfszqztlljtyyllqllqyzqlbdzlslyyzymdfszsnhlxznc'
          'zqzbbwskrfbcyzmthblgjpycnzcstlxshtzcyzlzblfeqhlxflcjlyljqcbzlzjghsstbrmhxzhjzclxfnbgxgtqjcztmsfzkjmssnxljkbhszxntnlzdntlmsjxgzjg'
          'jczxyhyhwrwwqnztnfjscpzshzjfyrdjsfscjzhjfzqzchzlxfxsbzqlzsgyfttdcszxzjbqmszkjrhxjzcgbjkhcggtjkjqglxbxfgtrtylxjxgdtsjxhjzjjcwzlcq'
          'sbtxhqgxtxxhxftsdkfjhzyjfjxrzcdlljcqsqqzjwqxswqtwgwbzcgcllqzbclmqjtzgzxzxljfrmyzflxyszxxjkxrmjdzdmmyxbsqbhgzmwfwtgmxlzbyytgzyccd'
          'xyzxswg?yjyznbgpzjcqsyxcxrtfyzgrhztxszzthcbfclsyxzlzqmzlmplmxzjssflbysmyqsxjzxrxsqzzzssljflczjrcrxhhzxqwdshxsjjhqcxjbdynsysxjbql'
          'pxzzpymlxzkyxlxcjlcycrxzzlldlllsjyhzxhyjwkjrwyhcpsgnrzlfzwfzznsxgxflzsxzzzbfcsyjdbrjkrdhhgxjljjtgxjxxstjtjxlyxqfcsgswmsbctlqzzwl'
          'zzkxjmltmjwhsddbxgzhdlbmyjfrzfsgclyjbpmlysmsxlszjqqhjzfxgfqfqbpxzgyyqxgztcqwyltlgwwwwhwlfsfgzjmgmgbgtjfsyzzgzyzaflsspmlbflcwbjzc'
          'ljjmzlpjjlymqdmylyfbgygqzmlyzdxqyxrqqqhsxyyqqygjtyxfsfsllgnqcyhycwfhcccfxbylypllzqxxxxxkqhhxshjzcfdsczjxcpzwhhhhhapylhalpqafyhxd'
          'yllkmzqgggddesrenzltzgchyppcsqjjhclljtolnjpzljlhymheydydsqycddhgzpndzclzywllznteytgxlhslpjjbdgwxpcdntjcklkclwkllcasstknzdnqnttly'
          'yzssysszzryljqkcgbhhcrxrzydgrgcwcgzhffbppjfzynakrgywyqpqxxfkjtszzxswzddfbbqtbgtffznpzfpzxzpjszbmqhqcyxyldkljnypkygggdcjxxeahpnzg'
          'ztzcmxcxmmjxnkszqnmnlwbwwxjjrhclstmcsjdzcxxtpcnpdtnnpglllzcjlspblpgjcdtnjnlyyrszffjfqwdpgzdwmrzcclodaxnssnyzrestyjwjyjdbcfxnmwtt'
          'bqlwstszgybljpxglboclgpcbjftmxzljylzxcltpnclckxtfzjswcrxsfyszdkntlbyjcyjllstgqcbxnwzxbxklylhzlqzlnzcqwgzlgzjncjgcmnzzgjdzxtzjxyc'
          'yycxxjyyxjjxsssjstssttppghtcsxwzdcsyfptfbchfbblzjclzzdbxgcxlqpxkfzflsyltywbmnjhskbmddbcysccldxycddqlyjjhmqllcsgljjsyfpyycayldjan'
          'tqjpwycmmgqyysxdhqmzhszxpftwwzqswqrfkjlxjqqyfbrxjhlfwjgzyqacmyfrhccybyqwlpexcczsdyrlttdmqlykmbbgmyyjprkznpbsxyxbhyzdjdnghpmfsgbw'
          'fzmfqmmbzmzzcjjlcnyxyqgmlrygqccyhzlwjgcjchgmcjjfyzzjhycfrrcmtzqzxhfqgdjxccjeaqcrjyhpljlszdjrbcqhqdzrhylyqjsymhzydwldfryhbbydtssc'
          'cwbxglpzmlzztqsscpjmmxjcsjytycwhycjwynsxlpemwjnmkllswtxhyyy?cmmcwjdqdjzglljwjnkhpzggflccsczmcbltbhbqjxqdjpdjqtghglfqawbzyzjltstd'
          'hqhctcbchflqmpwdshyytqwcnztjtlbypbpdyyyxsqkxwyyflxxncwcsybmaelykkjmzzzbrxyaqjfljpfhhhxtzzxsgqqmhspgdzqwbwpjhzjdyjcqwzkthxsqlzyym'
          'ysdzgrxckkhjlwpysyscsyzlrmlqsyljxbcxtlhdqzpcycykpppnsxfyzjjrcemhszmsxlxglrwgcstlrsxbygbzgztcpldjlslylymdtmtzpalcxpxjcjwtcyyzlblx'
          'bzlqmyljpghdslssdmhmbdczsxwhamlczcpjmcnhjyjnsygchskqmzzqdllkablwjqsfmocdxjrrlyqzhjmybyqlrhetfjzfrfksryxfjdwdsxxswsqjyslyxwjhsnlx'
          'yyxhbhawhhjcxwmyljcsqlkydttxbzsxfdxgxsjkhsxxybssxdpynzwrptjzczenygcxqfjykjbdmljcmqqxloxslyxxlylljdzbtymhbfsttqqwlhogyblscalzxqlh'
          'twrrqhlstmypyxjjxmqsjpnbryxyjllyqylthylqyfmlgljdmllhfzwkzhljmlhljklj?tlqxylmbhhlnlsxqchxcfxxlhyhjjgbyzzkbxscqdjqdsxjzsygzhhmgsxc'
          'symxfebcqwwrbpyyjqtyqcyjhqqzyhmwffhgzfrjfcdbxndqyzpcykhjlfrzgpbxzdbbgzqstlgdtylcqmgchhmfywlzyxkjlypjhsywmqqgqzmlzjnsqxjqsyjtcbeh'
          'sxfssfxzwfllbcyyjdytdthwzzfjmqqyjlmqsxlldttkhhybfpwdyysqqrnqwlgwdebdwcyygcdlkjxtmxmyjsxhybrwfymwfrxyymxysctzzdfykmldhqdlwyqnlcry'
          'jblpsxcxywlsbrrjwxhqybhtydnhhgmmywytzcsqmdssccdalwztcpqpyjllqzyjswxwzzmmglmxclmxczmxmzsqtzppjqblpgxjzhbljjhycjsnxwcxsccdlxsyjdcq'
          'cxslqyclzxlzzxmxqrjmhrhzjphmfljlmlclqnldxzlllfypngjysxcqqdcmqjzzxhnpnxzmekmxxykyqlxsxtxjxyhwdcwdzhqyybgybcyscfgfsjnzdrzzjzxrzrqj'
          'jymcanhrjtldbpyzbstjhxxzypfdwfgzzrpymtngxzqbyxmbbfcckrpjjbjegrzgyclkhzdxkknsjkcljspjyyzlqqjybzssqlllkjbcbktylccddblsppfylgydtzjy'
          'qggkqttfcxbdkdxxhybbfytyhbclpdytgdhryrnjsbtcsnyjqhklllzslydxxwbcjqsbxbfjzjcjdzfbxxbrmlazgcsnclbjdstblfrz?swsbxbcllxxlzdjzsjpylyx'
          'yyfqf?fbhjjjgbygjpmmmpssczjmtlyzjxswxtyledqpjmygqzjgdjlqjwjqllsdgjgygmscljjxdtygjqjqjcjzcjgdzdshqgsjggcjhqxsnjjzzbxhsgzxcxyljxyx'
          'yydfqqjhjfxdhctxjdrxysqtjxyefyyssyxjxncyzxfxcsyszxyyschshxzzzgzzzgfjdldylnpzgyjyztyqzpbxqbdztzczyxxyhhscxshcggqhjhgxwsctmzmlhyxg'
          'ebdylzkkwytjzrclekestdbcykqqsayxcjxwwgsbhjszydhcsjkqcxswxfctynydpzcczjqtzwjqdzzzqzljchlsbhbydxpsxshhezdxfptjqyzzxhyaxncfzyyhxgnx'
          'mywxtzsjbkhhgymxmxqcxtsbcqsjyxhtyylybcqlmmszmjzjllcogxzaajzyhjmchhcxzsxzdznleyjjzjbhzwzzsqtjpsxztdsxjjjznyazphhyysrrqdthzhayjyjh'
          'dzjzlswclybzyecwcycrylcxnhzydzydyjdfrjjhtrsqtxyxjrjhojynxelxsfsfjzghpzsxzszdzcqzbyyklsgsjhczshdgqgxyzgxchxzjwyqwgyhksseqzzndzfkw'
          'ysstclzstsymcdhjxxyweyxczaydmpxmdsxybsqmjmzjmtzqlpjyqzcgqhxjhhhxxhlhdldjqcldwbsxfzzyyschtytyjbhecxhjkgjfxbhyzjfxhwhbdzfyzbcapnpg'
          'nydmsxhkmmmamlnbyjtmpxyjmcthjbzyfcgdyhwphftgzzezsbzegpbmdskftycmhbllhgpzjxzjgzjyjzsbbqsczzlzccstpgxmjsfdcczjzdjxcybzlfcjsazfgszl'
          'ybcwzzbyzdzypswyjgxzbdsysxlgzbzfygczxbzhzftpbgzgejbstgkdmfhyzzjhzllzzgjqzlsfdjsscbzgpdlfzfzszyzyzsygcxsntxchczxtzzljfzgqsqyxzjqc'
          'cccdjcdxzjyqjqcgxztdlgscxzsyjjqtcclqdqztqchqqjzyezzzpbkkdgfcjfztypqyqttyjlmbdktjcpqzjdzfpjsbnjlgyjdxjdzqkzgqkxdlbzjtcjdqbxdjjjst'
          'cjnxbxcmslyjcqmtjjwwcjjnjnlllhjcwqtbzqyczczpzzdzyddcyzdzccjgtjfcdprntctjdcqtqndtjnplzbcllctdsxkjzqdpzlbznbtjdcxfczdbccjjltqqpldc'
          'gztbbzjcqdcjwynllzlzccdwllxwzlxrxntqjczxkjlsgdfqtddglrlajjtklymkqlldzytdyyjygjwyxdxfrskstcdenqmrkqzhhqkdldazfkypbggpzrebzzykyqsp'
          'egjjglkqzzzslysywyzwfqznlzhlzhwcgkypqgnpgblplrrjyxcccgyhsfzfwfzywtgzxyljczwhxzjzblfflgskhyjdeyjhlpllllcygxdrzelrhgklzzyhzlyqszzj'
          'zqljzflnbhgwlczcfjwspyxnlzlxgccpzbllcxbbbbxbbcbbcrnnzccyrbdsyldcgqyyqxygmqzwtzydyjhyfwdehzdjywlccctzyjjcdedpzdztsy?jhdymbjnyjzlx'
          'tsstphndjxxbyxqtzqddtjtdyztgwscszqflshlglbczbhdlyzjyckwtydylbnydsdsycctyszyyebgexhqddwnygyclxtdcystqmygzasccszzddlcclzrqxyyeljsb'
          'ymxshztembbllyyllytdqyshymrqxkfkbfxnxsbychxbwjyhtqbpbsbwdzylkgzskyghxzjhhxjxgnljkzlyycdclfwfghljgjybxblybxqpqgztzplncybxdjyqydym'
          'rbesjyyhkxxstmxrczzywxyhybmcflyzhqyzmqxdbxbzwzmslpdmyckfmzklzcyqyczlhxfzlydqzpzygyjyzmdxdzfyfyttqtchgsfczmlccytzxjcytjmkslpzhysn'
          'wllytpzctzzcktxdhxxtqcypksmqccyyazhtjpcylzlyjbjxtpnyljyynrxcylmmnxjsmybcsysslzylljjgyldzdpqhfzzblfndsqkczfyhhgqmrdsxycstxnqqrpyj'
          'bfcxdyqfbnxejdgyqbsrcnfyyqpghyjdyzxgrhtkyleqdzntsmgklbsgbpyszbydjzsstjzstxzbhbscsbzczptqfzmqflypybbjgszmxxdjmtsyskkbjtxhjcegbsmh'
          'yjzcxtmljyxrzzqscxxqptzhmkdxxxjcljprmyygadyskqlsadhrskqxzxztcxhztlmlwxybwsyctbhjhjfcwzsjwwtkzlxqshlyczjxemplprcgltbzztlzjcyjgdts'
          'lklpllqpjmzpapxyzlaktkdnczzbncctdqqzjyjgmctxldgcszlmlhbglkfbnwzhdxphlfmkyclgxdtwzfrjejctzhydxykshwfzcqshknmqqhtchymjdjskhxzjzbzz'
          'xympajqmcdbxlsklyynwrtsqgscbpdbsgzwyhtlkssswgzzlyytnxjgmjszsxfwnlsoztxgxlsammlbwldqcylakqcqstmycfjbslxclzjclxxksbzqzlhjphqplsxsc'
          'gslnhpsfqqxtxjjzlqldxzjjzdyydjnzptfcdskjfsljhylzqjzlbthydgdjfdbyazxdzhzjnhhqbygnxjjqczmlljzkspldsclbblxklelxjlbjycxjxgcnlcqplzlz'
          'njtzljgyzdzpltqcssfdmnycxgbtjdcznbgbqyqjwgkfhtnbyqzqgbkpbbyzmtjdytblsqmbsxtbnpdxklemyycjynzdtldykzzxtdxhqshygmzsjycctayrzlpwltlk'
          'xslzcggexclfxlkjrtlqjaqzncmbqdkkcxglczjzxjhptdjjmzqykqsecqzdshhadmlzfmmzbgntjnnlhbyjbrbtmlbyjdzxltjlpldlpcqdhlhzlycblcxccjadjlmc'
          'mmsshmybhbskkbhrsxxjmxsdznzpxlbbrhgghfchgmsklltsjyycqlcskywyehywhbhqywbawykqldq?tntkhqcgdqktgpkxhcpdhtwtmssyhbwcrwxhjmkmzngwtmlk'
          'fghkjyldyycxwhyeclqhkqhttqkhffldxqwytyydesbpkyrzpjfyyzjceqdzzylattbbfjllcxdlmjsdxegygsjqxcwbxsszpdyzcxdnyxpfzqdlyjccpltxlsxyzyrx'
          'cyyydylwwndsahjsygyhgywwaxtjzdaxysrltdpssyxfnejdxyzhlxlllzhzsjnyqyqjxyjghzgjcyjchzlycdshhsgczyjgcllnyzcjyyxnfsmwfpylcyllabwddhwd'
          'xjmcxztzpmlqzhsfhzynstlldywlslxhymmylmbwwkyxyadtxylldjpybpwfxjmmmllhafdllaflbhhhbqqltzjcqjjdjtffkmmmpymhygdcqrddwrqjxnbysnmzdbxy'
          'tbjhpybygtjxaahgqdqtmbstqjkbtspkjlxrbeqqhqmjjbdjwtgtbxpgbktlgqxjjjcdhxqdwjlwrfmqgwqhckryswgbtgygbwsdwdwrfhwytjjxxxjyzyslphyypayx'
          'hydqqxshxyxeskqhywbdddpplcjlhqeewjksyykdyplfjthkjltcyjhhjttbltzzcdlthqkcjqysteeywkyzyxxyysddjkllpwmcyhqgxyhcrmbxpllnqydqhxsxxwgd'
          'qbshyllpjjjthyjkyphthyyktyezyenmdshlcrpqfbgfxzbsbtlgxxjbswyysksflxlpplbbblbsfxfyzbsjssylpbbffffsscjdstzsxtryycyffsyzyzbjtbctsbsd'
          'hrtjhbytcxyjeylxcbnebjdsysyhgsjcbxbydfzwgenyhhthjhaxfwgcstbgxklstywmtmbyxjskzsxdyjrcytwxzfhmymcxlznsdjtttxrycfyjsbsdyerxhgjxbbde'
          'ynjghxgckgscymblxjmsznskgxfbnbbthfjaafxyxfpxmyfhdttcxzzpxrsywzdlybbktyqwqjpzypzjznjpzjlztfysbttslmptzrtdxqsjehbzylzdhljsqmlhtxtj'
          'ecxslzzspktlzkqqyfsygywpcpqfhqhytqxzkrsgtgsqczlptxcdyyzssqzslxlzmacpcqbzyxhbsxlzdltcdjtylzjyytpzylltxjsjxhlbmytxcqrblzssfjzztnjy'
          'dxmyjhlhpblcyxqjqqkzzscpzkswalqsplcczjsxgwwwygyatjbbctdkhxhkgtgpbkqyslbxbbckbmllxdzstbklggqkqlsbkkdfxrmdkbftpzfrtbbmfeeqgxkjpzss'
          'tlbztpszqzsjthljqlzbpmsmmsxlqqnhknblrddnhxdkddjcyygyfxgzlgsygmjqgkhbpmxyxlytqwlwgcpbmjxcyzydrjbhtdjyejshtmjsbyplwhlzffnypmhxqhpl'
          'tbqpfbjwjdbygpnxtbfzjgsdctjshxeawzzylltyybwjkgxghlfkxtjtmszsqynzggswqsphtlsskmclzxyszqqxncjdqgzdlfnykljcjllzlmzznhydsshthxzlzjbb'
          'hqzwwycrdhlyqqjbeyfsjxthsrxwjhwpslmssgzttyeyqqwrslalhmjtqjsmxqbjjzjxzyzkxbyqxbjxshzssfglxyxzxfghkzszggylclsarjxhslllmzxelglxydjy'
          'tlfbhbpnlyzfbbhptgjkwetzhkjjxzxxglljlstgshjjyqlqzfkcgnndjsszfdbctwwseqfhqjbsaqtgypjlbxbmmywxjslzhglzgnyfljbyfdjfrgsfmbyzhqfbwjsy'
          'fyjjphzbyyzffwodjrlmftmlbzgycqxcdjygzyyyydytydwegazyhxjlzyyhlrmgrjxzclhneljjthtbwjybjjbxjjtjteekhwslzplpsfazpqqbdlqjjtyyqlyzkdks'
          'qjyyjzldqcgjqyzjsycmraqthtejmfctyhypkmhycwjdcfhyyxwshctxrljgjshccyyyjltkttytmxgtcjtzayyoczlylbszywjytsjyhbyshfjlygjxxtmzyyltxxyp'
          'zlxyjzyzyypnhmymdyylblhlsyygqllnjjymsoycbzgdlyxylcqyxtszegxhzglhwbljheyxtwqmakbpqcgyshhehqcmwyywljyjhyyzlljjylhzyhmgsljljxcjjycl'
          'ycjbcpzjzjmmylcjlnqljjjlxxjmlszljqlycmmhcfmmfpqqmfxlqmcffqmmmmhmz?fhhjgtthhkhslnchhyqdxtmmqdcydyxyqmyqylddcyyydazdcymdydlzfffmmy'
          'cqcwzzmabtbyctdmndzggdftypcgcyttssffwbdtzqssystwjjhjytsxxylbyqhwwhxezxwznnqzjzjjqjccchyyxbzxzcyjtllcqxynjycyycynzzqyyyewyczdcjyc'
          'chyjlbtzyycqwlpgpyllgkdldlgkgqbgychjx????????????????????????????????????????gdm????????????????????????????????????????????????'::bytea, point - 19968));
      end if;
      result := result || reading;
    elsif point between 48 and 57 or point between 97 and 122 then
      result := result || letters[place];
    end if;
    place := place + size;
  end loop;
  return replace(result, '?', '');
end $$;

-- Words in which a character is not read as usual.
create or replace function app.odd_readings() returns jsonb
language sql immutable parallel safe as $$
  select '{
    "增长": "zz", "市长": "sz", "调查": "dc", "重新": "cx", "导弹": "dd", "行款": "hk", "行列": "hl", "行话": "hh", "行业": "hy", "隔行": "gh", "在行": "zh", "行家": "hj",
    "内行": "nh", "外行": "wh", "同行": "th", "本行": "bh", "行伍": "hw", "洋行": "yh", "银行": "yh", "商行": "sh", "支行": "zh", "总行": "zh", "行情": "hq", "懂行": "dh",
    "行规": "hg", "行当": "hd", "行货": "hh", "太行": "th", "入行": "rh", "中行": "zh", "农行": "nh", "工行": "gh", "建行": "jh", "各行": "gh", "行号": "hh", "行高": "hg",
    "行首": "hs", "行尾": "hw", "行末": "hm", "行长": "hz", "行距": "hj", "换行": "hh", "行会": "hh", "行辈": "hb", "行道": "hd", "道行": "dh", "生长": "sz", "院长": "yz",
    "强调": "qd", "音乐": "yy", "部长": "bz", "成长": "cz", "率领": "sl", "校长": "xz", "重庆": "cq", "重建": "cj", "给予": "jy", "投降": "tx", "家长": "jz", "县长": "xz",
    "西藏": "xz", "长老": "zl", "便宜": "py", "州长": "zz", "炮弹": "pd", "藏族": "zz", "重复": "cf", "团长": "tz", "队长": "dz", "区长": "qz", "会长": "hz", "长大": "zd",
    "会计": "kj", "调动": "dd", "三藏": "sz", "呼吁": "hy", "长官": "zg", "炸弹": "zd", "咳嗽": "ks", "外长": "wz", "供给": "gj", "师长": "sz", "乐器": "yq", "子弹": "zd",
    "弹药": "dy", "科长": "kz", "庭长": "tz", "镇长": "zz", "重重": "cc", "总长": "zz", "组长": "zz", "重修": "cx", "重来": "cl", "军长": "jz", "首长": "sz", "厂长": "cz",
    "司长": "sz", "长子": "zz", "站长": "zz", "统率": "ts", "地壳": "dq", "补给": "bj", "钥匙": "ys", "兄长": "xz", "营长": "yz", "重阳": "cy", "吐蕃": "tb", "乐队": "yd",
    "排长": "pz", "提防": "df", "调研": "dy", "伺候": "ch", "重申": "cs", "社长": "sz", "畜牧": "xm", "厌恶": "yw", "鼓乐": "gy", "秘鲁": "bl", "班长": "bz", "星宿": "xx",
    "村长": "cz", "连长": "lz", "自给": "zj", "道长": "dz", "复辟": "fb", "曝光": "bg", "曲调": "qd", "长辈": "zb", "厅长": "tz", "传记": "zj", "酋长": "qz", "重返": "cf",
    "调集": "dj", "议长": "yz", "辟邪": "bx", "声调": "sd", "调度": "dd", "海参": "hs", "重叠": "cd", "单调": "dd", "人参": "rs", "重现": "cx", "调用": "dy", "咀嚼": "jj",
    "乐曲": "yq", "枪弹": "qd", "情调": "qd", "重演": "cy", "重试": "cs", "弹道": "dd", "调遣": "dq", "倔强": "jj", "宝藏": "bz", "纤夫": "qf", "可恶": "kw", "反省": "fx",
    "坦率": "ts", "抽调": "cd", "弄堂": "lt", "乐舞": "yw", "声乐": "sy", "长相": "zx", "榴弹": "ld", "重围": "cw", "助长": "zz", "列传": "lz", "核弹": "hd", "单于": "cy",
    "低调": "dd", "龟兹": "qc", "年长": "nz", "外传": "wz", "礼乐": "ly", "血泊": "xp", "弹壳": "dk", "省悟": "xw", "族长": "zz", "乐团": "yt", "格调": "gd", "语调": "yd",
    "音调": "yd", "乐府": "yf", "调任": "dr", "中弹": "zd", "长者": "zz", "校正": "jz", "劝降": "qx", "给与": "jy", "弹丸": "dw", "色调": "sd", "表率": "bs", "招降": "zx",
    "归降": "gx", "屏息": "bx", "重逢": "cf", "器乐": "qy", "氢弹": "qd", "脖颈": "bg", "轻率": "qs", "膀胱": "pg", "恐吓": "kh", "给养": "jy", "飞弹": "fd", "攒动": "cd",
    "乐章": "yz", "调子": "dz", "憎恶": "zw", "保长": "bz", "校勘": "jk", "重提": "ct", "长史": "zs", "执拗": "zn", "腔调": "qd", "长进": "zj", "滋长": "zz", "重合": "ch",
    "栅栏": "zl", "调档": "dd", "甲壳": "jq", "重温": "cw", "自传": "zz", "高调": "gd", "草率": "cs", "巷道": "hd", "荥阳": "xy", "仓卒": "cc", "小调": "xd", "受降": "sx",
    "配给": "pj", "奇数": "js", "直率": "zs", "奏乐": "zy", "调离": "dl", "机长": "jz", "实弹": "sd", "乐师": "ys", "诱降": "yx", "征调": "zd", "干咳": "gk", "止咳": "zk",
    "乐工": "yg", "给付": "jf", "长孙": "zs", "校订": "jd", "投弹": "td", "调换": "dh", "长兄": "zx", "给水": "js", "督率": "ds", "好恶": "hw", "消长": "xz", "校对": "jd",
    "番禺": "py", "调回": "dh", "弦乐": "xy", "丹参": "ds", "次长": "cz", "发卡": "fq", "刹车": "sc", "重播": "cb", "威吓": "wh", "降顺": "xs", "调式": "ds", "弹弓": "dg",
    "校点": "jd", "校注": "jz", "月氏": "yz", "经传": "jz", "曾孙": "zs", "关卡": "gq", "颤栗": "zl", "趔趄": "lq", "调运": "dy", "乐音": "yy", "恫吓": "dh", "论调": "ld",
    "民乐": "my", "财会": "ck", "校场": "jc", "乐歌": "yg", "打颤": "dz", "大藏": "dz", "厦门": "xm", "东莞": "dg", "宫调": "gd", "弹片": "dp", "屏气": "bq", "哀乐": "ay",
    "长势": "zs", "校验": "jy", "大调": "dd", "躯壳": "qq", "学长": "xz", "笔调": "bd", "畜产": "xc", "调阅": "dy", "曾祖": "zz", "变调": "bd", "乐律": "yl", "重印": "cy",
    "自省": "zx", "提调": "td", "藤蔓": "tw", "解数": "xs", "霰弹": "xd", "雅乐": "yy", "诈降": "zx", "猪圈": "zj", "防弹": "fd", "同调": "td", "调转": "dz", "调演": "dy",
    "奇偶": "jo", "转调": "zd", "配乐": "py", "步调": "bd", "校本": "jb", "易传": "yz", "乐谱": "yp", "吟哦": "ye", "征辟": "zb", "介壳": "jq", "咯血": "kx", "重生": "cs",
    "乐理": "yl", "藏历": "zl", "正传": "zz", "寒颤": "hz", "降伏": "xf", "轧钢": "zg", "东阿": "de", "弹夹": "dj", "里弄": "ll", "弹坑": "dk", "调令": "dl", "调派": "dp",
    "教长": "jz", "重唱": "cc", "乐坛": "yt", "引吭": "yh", "官长": "gz", "军乐": "jy", "扁舟": "pz", "重奏": "cz", "稽首": "qs", "调调": "dd", "叨扰": "tr", "霓裳": "nc",
    "省亲": "xq", "嫌恶": "xw", "龟裂": "jl", "白术": "bz", "犍为": "qw", "调头": "dt", "外调": "wd", "纤手": "qs", "内省": "nx", "咳血": "kx", "股长": "gz", "刹住": "sz",
    "率直": "sz", "交恶": "jw", "铅山": "ys", "重光": "cg", "长上": "zs", "小传": "xz", "对调": "dd", "平调": "pd", "进给": "jj", "率性": "sx", "咳喘": "kc", "乜斜": "mx",
    "时调": "sd", "重孙": "cs", "经幢": "jc", "调门": "dm", "粗率": "cs", "相率": "xs", "款识": "kz", "吁请": "yq", "文蛤": "wg", "调取": "dq", "畜养": "xy", "吡咯": "bl",
    "红苕": "hs", "校样": "jy", "尿泡": "sp", "评传": "pz", "拉纤": "lq", "骨殖": "gs", "阏氏": "yz", "冷颤": "lz", "管乐": "gy", "纳降": "nx", "万乘": "ws", "校准": "jz",
    "选调": "xd", "国乐": "gy", "卡壳": "qk", "辟谷": "bg", "重出": "cc", "藏青": "zq", "调人": "dr", "率真": "sz", "虾蟆": "hm", "重婚": "ch", "党参": "ds", "调温": "dw",
    "拱券": "gx", "哨卡": "sq", "系带": "jd", "羊圈": "yj", "苍术": "cz", "蛤蚧": "gj", "蛤蜊": "gl", "瓜蔓": "gw", "女红": "ng", "刨床": "bc", "扒手": "ps", "沙参": "ss",
    "借调": "jd", "流弹": "ld", "校阅": "jy", "别传": "bz", "藏戏": "zx", "调职": "dz", "省视": "xs", "攒眉": "cm", "扒灰": "ph", "长调": "cd", "重审": "cs", "调防": "df",
    "反调": "fd", "巨贾": "jg", "校核": "jh", "重九": "cj", "主调": "zd", "词调": "cd", "镐头": "gt", "乐池": "yc", "屏弃": "bq", "铅弹": "qd", "请调": "qd", "省察": "xc",
    "纤绳": "qs", "重影": "cy", "重启": "cq", "重整": "cz", "重弹": "ct", "重足": "cz", "重山": "cs", "重游": "cy", "重峦": "cl", "崆峒": "kt", "朝霞": "zx", "朝夕": "zx",
    "朝气": "zq", "省长": "sz", "臧否": "zp", "否泰": "pt", "枞阳": "zy", "朝朝": "zz", "仡佬": "gl", "检察长": "jcz", "董事长": "dsz", "参谋长": "cmz", "交响乐": "jxy", "吐谷浑": "tyh",
    "照明弹": "zmd", "烟幕弹": "ymd", "纪传体": "jzt", "阿房宫": "epg", "燃烧弹": "rsd", "摇滚乐": "ygy", "护士长": "hsz", "信号弹": "xhd", "子母弹": "zmd", "英雄传": "yxz", "爵士乐": "jsy", "曳光弹": "ygd",
    "咏叹调": "ytd", "灵长目": "lzm", "占便宜": "zpy", "多弹头": "ddt", "司务长": "swz", "掷弹筒": "zdt", "广渠门": "aqm", "空包弹": "kbd", "弹着点": "dzd", "西洋参": "xys", "催泪弹": "cld", "列车长": "lcz",
    "达姆弹": "dmd", "高丽参": "gls", "藏红花": "zhh", "卡脖子": "qbz", "红澄澄": "hdd", "钉齿耙": "dcb", "宣传弹": "xcd", "奇函数": "jhs", "进给量": "jjl", "百夫长": "bfz", "否极泰": "pjt", "泰来否": "tlp",
    "咳特灵": "ktl", "开户行": "khh", "郦食其": "lyj", "一重山": "ycs", "屈戌儿": "qqe", "行一行": "xyh", "干哪行": "gnh", "干一行": "gyh"
  }'::jsonb
$$;
