/**
 * The towns of the postcode areas as GeoNames lists them (CC BY 4.0), to an arc minute. Areas of London: a
 * neighbourhood in their middle.
 */
const towns = `
AB Aberdeen 57°09′N 2°06′W
AL St Albans 51°45′N 0°20′W
B Birmingham 52°29′N 1°54′W
BA Bath 51°23′N 2°22′W
BB Blackburn 53°45′N 2°29′W
BD Bradford 53°48′N 1°45′W
BH Bournemouth 50°43′N 1°53′W
BL Bolton 53°35′N 2°26′W
BN Brighton 50°50′N 0°08′W
BR Bromley 51°24′N 0°01′E
BS Bristol 51°27′N 2°36′W
BT Belfast 54°36′N 5°56′W
CA Carlisle 54°54′N 2°56′W
CB Cambridge 52°12′N 0°07′E
CF Cardiff 51°29′N 3°11′W
CH Chester 53°11′N 2°54′W
CM Chelmsford 51°44′N 0°28′E
CO Colchester 51°53′N 0°54′E
CR Croydon 51°23′N 0°06′W
CT Canterbury 51°17′N 1°05′E
CV Coventry 52°24′N 1°31′W
CW Crewe 53°06′N 2°26′W
DA Dartford 51°27′N 0°13′E
DD Dundee 56°28′N 2°58′W
DE Derby 52°55′N 1°29′W
DG Dumfries 55°04′N 3°37′W
DH Durham 54°47′N 1°35′W
DL Darlington 54°31′N 1°33′W
DN Doncaster 53°31′N 1°08′W
DT Dorchester 50°43′N 2°26′W
DY Dudley 52°30′N 2°05′W
E Mile End 51°32′N 0°02′W
EC Clerkenwell 51°31′N 0°06′W
EH Edinburgh 55°57′N 3°12′W
EN Enfield 51°39′N 0°05′W
EX Exeter 50°43′N 3°32′W
FK Falkirk 56°00′N 3°47′W
FY Blackpool 53°49′N 3°03′W
G Glasgow 55°52′N 4°15′W
GL Gloucester 51°52′N 2°15′W
GU Guildford 51°14′N 0°34′W
GY St Peter Port 49°27′N 2°32′W
HA Harrow 51°35′N 0°20′W
HD Huddersfield 53°39′N 1°47′W
HG Harrogate 53°59′N 1°32′W
HP Hemel Hempstead 51°45′N 0°27′W
HR Hereford 52°03′N 2°43′W
HS Stornoway 58°13′N 6°23′W
HU Hull 53°45′N 0°20′W
HX Halifax 53°43′N 1°51′W
IG Ilford 51°33′N 0°04′E
IM Douglas 54°09′N 4°29′W
IP Ipswich 52°04′N 1°09′E
IV Inverness 57°29′N 4°13′W
JE St Helier 49°11′N 2°06′W
KA Kilmarnock 55°37′N 4°30′W
KT Kingston upon Thames 51°25′N 0°18′W
KW Kirkwall 58°59′N 2°58′W
KY Kirkcaldy 56°07′N 3°10′W
L Liverpool 53°25′N 2°59′W
LA Lancaster 54°03′N 2°48′W
LD Llandrindod Wells 52°14′N 3°23′W
LE Leicester 52°38′N 1°08′W
LL Llandudno 53°19′N 3°50′W
LN Lincoln 53°14′N 0°32′W
LS Leeds 53°48′N 1°33′W
LU Luton 51°53′N 0°25′W
M Manchester 53°29′N 2°14′W
ME Rochester 51°23′N 0°30′E
MK Milton Keynes 52°03′N 0°45′W
ML Motherwell 55°47′N 4°00′W
N Holloway 51°33′N 0°07′W
NE Newcastle upon Tyne 54°58′N 1°37′W
NG Nottingham 52°57′N 1°09′W
NN Northampton 52°15′N 0°53′W
NP Newport 51°35′N 3°00′W
NR Norwich 52°38′N 1°18′E
NW Hampstead 51°33′N 0°11′W
OL Oldham 53°32′N 2°07′W
OX Oxford 51°45′N 1°15′W
PA Paisley 55°50′N 4°26′W
PE Peterborough 52°34′N 0°15′W
PH Perth 56°24′N 3°26′W
PL Plymouth 50°22′N 4°09′W
PO Portsmouth 50°48′N 1°05′W
PR Preston 53°46′N 2°42′W
RG Reading 51°27′N 0°58′W
RH Redhill 51°14′N 0°10′W
RM Romford 51°35′N 0°11′E
S Sheffield 53°23′N 1°28′W
SA Swansea 51°37′N 3°57′W
SE Peckham 51°28′N 0°04′W
SG Stevenage 51°54′N 0°12′W
SK Stockport 53°25′N 2°09′W
SL Slough 51°31′N 0°36′W
SM Sutton 51°21′N 0°12′W
SN Swindon 51°33′N 1°47′W
SO Southampton 50°54′N 1°24′W
SP Salisbury 51°04′N 1°48′W
SR Sunderland 54°54′N 1°23′W
SS Southend-on-Sea 51°32′N 0°43′E
ST Stoke-on-Trent 53°00′N 2°11′W
SW Battersea 51°28′N 0°10′W
SY Shrewsbury 52°43′N 2°45′W
TA Taunton 51°01′N 3°06′W
TD Galashiels 55°37′N 2°48′W
TF Telford 52°41′N 2°27′W
TN Tonbridge 51°12′N 0°16′E
TQ Torquay 50°28′N 3°32′W
TR Truro 50°16′N 5°03′W
TS Middlesbrough 54°35′N 1°14′W
TW Twickenham 51°27′N 0°20′W
UB Southall 51°31′N 0°22′W
W Notting Hill 51°31′N 0°12′W
WA Warrington 53°24′N 2°35′W
WC Holborn 51°31′N 0°07′W
WD Watford 51°39′N 0°24′W
WF Wakefield 53°41′N 1°30′W
WN Wigan 53°33′N 2°38′W
WR Worcester 52°11′N 2°13′W
WS Walsall 52°35′N 1°59′W
WV Wolverhampton 52°35′N 2°07′W
YO York 53°57′N 1°05′W
ZE Lerwick 60°09′N 1°09′W
`;

/** The capitals of the provinces as GeoNames lists them (CC BY 4.0), to an arc minute. */
const capitals = `
01 Vitoria-Gasteiz 42°51′N 2°40′W
02 Albacete 39°00′N 1°51′W
03 Alicante 38°21′N 0°29′W
04 Almería 36°50′N 2°28′W
05 Ávila 40°39′N 4°42′W
06 Badajoz 38°53′N 6°58′W
07 Palma 39°34′N 2°39′E
08 Barcelona 41°23′N 2°10′E
09 Burgos 42°20′N 3°42′W
10 Cáceres 39°29′N 6°22′W
11 Cádiz 36°32′N 6°17′W
12 Castelló de la Plana 39°59′N 0°03′W
13 Ciudad Real 38°59′N 3°56′W
14 Córdoba 37°53′N 4°46′W
15 A Coruña 43°22′N 8°24′W
16 Cuenca 40°04′N 2°08′W
17 Girona 41°59′N 2°49′E
18 Granada 37°11′N 3°36′W
19 Guadalajara 40°38′N 3°10′W
20 San Sebastián 43°19′N 1°58′W
21 Huelva 37°16′N 6°56′W
22 Huesca 42°08′N 0°25′W
23 Jaén 37°46′N 3°47′W
24 León 42°36′N 5°34′W
25 Lleida 41°37′N 0°37′E
26 Logroño 42°28′N 2°27′W
27 Lugo 43°01′N 7°33′W
28 Madrid 40°25′N 3°42′W
29 Málaga 36°43′N 4°25′W
30 Murcia 37°59′N 1°08′W
31 Pamplona 42°49′N 1°39′W
32 Ourense 42°20′N 7°52′W
33 Oviedo 43°22′N 5°51′W
34 Palencia 42°01′N 4°31′W
35 Las Palmas de Gran Canaria 28°06′N 15°25′W
36 Pontevedra 42°26′N 8°39′W
37 Salamanca 40°58′N 5°40′W
38 Santa Cruz de Tenerife 28°28′N 16°15′W
39 Santander 43°28′N 3°48′W
40 Segovia 40°57′N 4°07′W
41 Sevilla 37°23′N 5°58′W
42 Soria 41°46′N 2°28′W
43 Tarragona 41°07′N 1°15′E
44 Teruel 40°21′N 1°06′W
45 Toledo 39°51′N 4°01′W
46 Valencia 39°28′N 0°23′W
47 Valladolid 41°39′N 4°43′W
48 Bilbao 43°16′N 2°56′W
49 Zamora 41°30′N 5°45′W
50 Zaragoza 41°39′N 0°53′W
51 Ceuta 35°53′N 5°19′W
52 Melilla 35°18′N 2°56′W
`;

const LINE = /^(\w+) (.+) (\d+)°(\d+)′N (\d+)°(\d+)′([EW])$/gm;

function read(text: string) {
  return [...text.matchAll(LINE)].map(([, code = '', town = '', ...at]) => {
    const [degrees, minutes, east, eastMinutes] = at.map(Number);
    const longitude = Number(east) + Number(eastMinutes) / 60;
    const latitude = Number(degrees) + Number(minutes) / 60;
    return { code, town, latitude, longitude: at[4] === 'W' ? -longitude : longitude };
  });
}

/** Published coordinates by postcode area, degrees. */
export const publishedTowns = read(towns);

/** Published coordinates by the code of the province, degrees. */
export const publishedCapitals = read(capitals);
