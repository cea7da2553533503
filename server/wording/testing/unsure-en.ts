/**
 * Questions that are easily read as other ones, and what each must become, in its short form: what is left out, what a
 * share is of, what decides an order, limits that look like prices, times with one end. What begins with ? is asked back.
 */
export const unsureInEnglish = `
models selling over 100k units => ?bound over 100k
models sold more than 50k in 2025 => ?bound more than 50k
brands with under 50k sales => ?bound under 50k
BYD market share by province => ?base market share, BYD
BYD share by segment => ?base share, BYD
BYD share by price band => ?base share, BYD
BYD share by fuel type => ?base share, BYD
BEV share by province => ?base share, BEV
share of SUVs in BYD => ?base share, SUVs, BYD
share of NEV in BYD sales => ?base share, NEV, BYD
share of Shanghai in Tesla sales => ?base share, Shanghai, Tesla
Excluding Shanghai, BYD sales => sales volume; brand=byd; city!=shanghai; 2026-09; retail
SUV sales excluding BYD NEV => ?without excluding, BYD, NEV
brands excluding luxury SUV => ?without excluding, luxury, SUV
BYD sales retail vs wholesale => ?sources retail, wholesale
retail and wholesale by month => ?sources retail, wholesale
wholesale transaction price of BYD => ?sources wholesale
wholesale in Shanghai by month => ?sources wholesale
brands with the highest yoy growth => sales volume,yoy; by brand; 2026-09; top 10 yoy
top 10 brands by growth => sales volume,yoy; by brand; 2026-09; top 10 yoy
top 10 brands by sales growth => sales volume,yoy; by brand; 2026-09; top 10 yoy
brands with the highest mom => sales volume,mom; by brand; 2026-09; top 10 mom
brands with the highest share change => sales share,shareChange; by brand; 2026-09; top 10 shareChange
rank of BYD in September => ?place rank
BYD ranking => ?place ranking
BYD's rank by sales among NEV brands => ?place rank
BYD volume rank by province => ?place rank
BEV penetration => ?penetration penetration, BEV
petrol penetration => ?penetration penetration, petrol
Tesla vs the market => ?market vs, the market
BYD growth vs market growth => ?market vs, market
BYD sales and market total by month => ?market and, market
BEV vs NEV => ?levels BEV, NEV
percent of total by brand => ?unknown percent
last 12 months vs previous 12 months sales => ?periods last 12 months, previous 12 months
BYD sales up to June => ?unknown up ?ends up to June
BYD sales by June => ?ends by June
BYD sales from July => sales volume; brand=byd; 2026-07..2026-09
BYD sales March on => ?ends March on
BYD sales Q4 2025 to Q4 2026 => ?uncovered
BYD sales 2026 vs 2025 => sales volume; by period; brand=byd; 2025-01..2026-09; annual
BYD QoQ => sales volume,mom; brand=byd; 2026-07..2026-09; quarterly
BYD sales vs last quarter => sales volume,mom; brand=byd; 2026-07..2026-09; quarterly
growth from 2023 to 2025 => ?years growth, from 2023 to 2025
growth of BYD since 2023 => ?years growth, since 2023
BYD growth over the last 2 years => ?years growth, over the last 2 years
top 5 brands in each province => sales volume; by province,brand; within province; 2026-09; top 5 volume; retail
top 3 models of each brand => sales volume; by brand,model; within brand; 2026-09; top 3 volume
top 10 models and their discount => ?decides top 10
price of the best selling SUV => ?decides best selling
Model 3 Plus sales => ?unknown Plus
SUV sales at least in Shanghai => ?beyond at least
SUV sales at most => ?beyond at most
BYD minus Tesla sales => ?turned minus
BYD plus Tesla sales => ?unknown plus
average sales of BYD => ?turned average
dealer stock cumulative => ?made cumulative
brands other than BYD in Guangdong => sales volume; by brand; province=guangdong; brand!=byd; 2026-09; retail
SUVs except BYD and Tesla, top 10 => sales volume; by model; segment=suv; brand!=byd,tesla; 2026-09; top 10 volume
Tesla without Model Y => sales volume; brand=tesla; model!=tesla-model-y; 2026-09
BYD Han and Tang, not Seal, in September => ?turned not
SUVs above 300k yuan => sales volume; segment=suv; priceBand=30-40,40-50,50-; 2026-09
BEVs between 100k and 150k => sales volume; fuelType=BEV; priceBand=10-15; 2026-09
BYD share of BEV sales by month => sales share; by brand,period; brand=byd; fuelType=BEV; 2025-10..2026-09
what share of BYD sales is BEV => ?base share, BYD, BEV
what percentage of sales are NEVs => sales share; by fuelType; fuelType=nev; 2026-09
how much of the market is SUV => sales share; by segment; segment=suv; 2026-09
share of BEV in NEV => ?base share, BEV, NEV
BEV share in SUVs => sales share; by fuelType; fuelType=BEV; segment=suv; 2026-09
NIO share among premium brands => sales share; by brand; brand=nio; luxuryType=luxury; 2026-09
SUV share by brand => ?base share, SUV
top 3 provinces for BYD share => ?base share, BYD
which brand lost the most share => sales share,shareChange; by brand; 2026-09; bottom 10 shareChange
lowest growth brands => sales volume,yoy; by brand; 2026-09; bottom 10 yoy
SUV ranking by mom growth => sales volume,mom; by model; segment=suv; 2026-09; top 10 mom
where does BYD rank => ?place rank
sales before June => ?unknown before ?ends before June
sales from March 2025 => sales volume; 2025-03..2026-09
sales since July by month => sales volume; by period; 2026-07..2026-09
BYD H1 2026 vs H1 2025 => ?periods H1 2026, H1 2025
Q3 vs Q2 sales => sales volume; by period; 2026-04..2026-09; quarterly
sales in each of the last 3 years => sales volume; by period; 2024-01..2026-09; annual
3-month moving average of BYD sales => ?turned 3-month moving average
price of top 10 SUVs => ?decides top 10
discount of best sellers => ?decides best sellers
top 5 models per brand => sales volume; by brand,model; within brand; 2026-09; top 5 volume
leading brand by province => ?each leading
non-BYD NEV sales => ?turned non
BYD retail vs NIO wholesale => ?sources retail, wholesale
average discount by brand => price discount; by brand; 2026-09
SUV price below 200k => ?bound below 200k
brands with penetration above 50% => ?turned % ?unknown above 50
growth in share of BYD => sales share,shareChange; by brand; brand=byd; 2026-09
YTD growth ranking => sales cumulativeVolume,ytdGrowth; by model; 2026-01..2026-09; top 10 ytdGrowth
yoy ranking of brands => sales volume,yoy; by brand; 2026-09; top 10 yoy
top 10 yoy brands => ?decides top 10, yoy
brands with highest discount yoy => ?decides highest, yoy
Guangdong share of NEV sales => ?base share, Guangdong, NEV
car parc in Q3 2025 => ?yearly Q3 2025
monthly car parc => ?yearly monthly
Audi parts-to-car ratio over time => serviceCost partsToCar; by period; brand=audi; 2021-01..2025-12; annual
Q1 2025 vs 2024 sales => ?periods Q1 2025, 2024
share of Model Y in Tesla => ?base share, Model Y, Tesla
Tesla Model Y share => sales share; by model; model=tesla-model-y; 2026-09
first half vs second half 2025 => ?periods first half, second half 2025
growth compared with 2024 => ?years compared with, 2024
Q3 growth compared with Q2 => ?years compared with, Q2
share of luxury SUVs => ?base share, luxury, SUVs
share of SUVs in Shanghai => sales share; by segment; segment=suv; city=shanghai; 2026-09; retail
BYD up or down => ?unknown up, down
domestic sales of BYD => ?home domestic
domestic BYD market share => ?base market share, domestic, BYD ?home domestic
domestic cars of BYD => sales volume; originType=domestic; brand=byd; 2026-09
domestic vs imported sales => sales volume; by originType; 2026-09
imports vs exports => ?trade imports, exports
top 3 SUVs of every brand => ?each top 3
top 5 brands by province => ?each top 5
top 3 models of each brand by discount => price discount; by brand,model; within brand; 2026-09; top 3 discount
BYD share in each province => sales share; by province,brand; within province; brand=byd; 2026-09; retail
share of BYD within each segment => sales share; by segment,brand; within segment; brand=byd; 2026-09
Tesla market share in every city in 2025 => sales share; by city,brand; within city; brand=tesla; 2025-01..2025-12; retail
BYD and Tesla share in each province => sales share; by province,brand; within province; brand=byd,tesla; 2026-09; retail
BYD share for each province => ?base share, BYD
BYD sales in the same period last year => sales volume; brand=byd; 2025-09
sales in the same month of last year by brand => sales volume; by brand; 2025-09
BYD sales vs the same period last year => sales volume,yoy; brand=byd; 2026-09
BYD sales September and the same period last year => ?periods September, the same period last year
growth in the same period last year => ?years growth, the same period last year
average discounts by segment in 2025 => price discount; by segment; 2025-01..2025-12
average incentive by brand => incentive incentive; by brand; 2026-09
average sales by brand => ?turned average
`;
