import type { TermsByKind } from './termsByKind.ts';

export const softwareTerms: TermsByKind = {
  tool: `
JavaScript = js; ecmascript; es6
TypeScript = !TS
Python
Java
C++ = cpp
C# = c sharp; csharp
!C
!R = r programming; rstudio; r studio
!Go = golang; go programming; go language
!Rust
Ruby = ruby on rails; !Rails
PHP = laravel; symfony
Kotlin
!Swift = swiftui
Scala
Perl
MATLAB
VBA = visual basic
HTML = html5
CSS = css3; sass; scss
React = react.js; reactjs; !React
Angular = angularjs
Vue = vue.js; vuejs
Next.js = nextjs
Node.js = node; nodejs
Svelte
jQuery
Django
Flask
FastAPI
Spring Boot = spring framework; !Spring
.NET = dotnet; asp.net; .net core
GraphQL
REST APIs = rest api; restful api; restful services; restful; !REST
SQL = t-sql; pl/sql
PostgreSQL = postgres
MySQL = mariadb
Oracle Database = oracle db; oracle sql
SQL Server = mssql; ms sql
MongoDB = mongo
Redis
Elasticsearch = elastic search; opensearch
Kafka
RabbitMQ
Snowflake
BigQuery
dbt
Airflow
Apache Spark = pyspark; !Spark
Hadoop
Databricks
AWS = amazon web services; ec2; aws lambda; dynamodb
Azure = microsoft azure
Google Cloud = gcp; google cloud platform
Docker = containerisation; docker compose
Kubernetes = k8s; eks; aks; gke
Terraform = infrastructure as code; iac
Ansible
Jenkins
GitHub Actions
GitLab
Git = github; version control; bitbucket
CI/CD = continuous integration; continuous delivery; continuous deployment; ci pipelines
Linux = unix; ubuntu; red hat; debian
Bash = shell scripting
PowerShell
Active Directory
VMware
Cisco = ccna
Prometheus
Grafana
Datadog
Splunk
Selenium
Cypress
Playwright
Jest
Postman
Jira
Confluence
Trello
!Asana
!Notion
!Slack
Microsoft Teams = ms teams
Figma
!Sketch
Adobe XD
Photoshop = adobe photoshop
Illustrator = adobe illustrator
InDesign = adobe indesign
Adobe Creative Suite = adobe creative cloud; creative cloud; creative suite
Premiere Pro = adobe premiere
After Effects
Final Cut Pro
AutoCAD = auto cad
SolidWorks
Revit
SketchUp
CATIA
ArcGIS = !GIS; qgis; geographic information systems
Power BI = powerbi
Tableau
Looker
Qlik = qlikview; qlik sense
pandas
NumPy
scikit-learn = sklearn
TensorFlow
PyTorch
SPSS
Stata
SAS
WordPress
Shopify
Magento
Drupal
Unity
Unreal Engine
Arduino
PLC programming = plc; siemens s7; scada
`,
  skill: `
Software development = software engineering; programming; coding; developing software
Web development = building websites
Front-end development = frontend; front end; ui development; frontend developer; front-end developer
Back-end development = backend; back end; server-side development
Full-stack development = full stack; fullstack
Mobile development = android; ios development; mobile apps; ios; app development; react native; flutter
Microservices = microservice architecture
Software architecture = system design; solution architecture; systems architecture
Object-oriented programming = oop; object oriented design
Functional programming
Unit testing = automated testing; test automation; writing tests; test-driven development; tdd
Quality assurance = qa testing; software testing; manual testing
Code review = reviewing code; peer review of code; pull requests
DevOps = site reliability engineering; sre; platform engineering
Cloud computing = cloud infrastructure; cloud platforms; cloud services
Cyber security = cybersecurity; information security; infosec; network security; application security
Penetration testing = pen testing; ethical hacking
Machine learning = deep learning; neural networks
Natural language processing = nlp; large language models; llms
Computer vision = image recognition
Artificial intelligence = !AI
Data analysis = data analytics; analysing data; analysis of data; data analyst
Data science = data scientist
Data engineering = data pipelines; etl; data warehousing; data warehouse
Data visualisation = dashboards; dashboard design
Data modelling = database design; data models; database modelling
Database administration = database management; managing databases; dba
Statistics = statistical analysis; statistical modelling; biostatistics
Agile = scrum; kanban; sprint planning; agile methods
Business intelligence
User research = usability testing; user interviews; user testing
UX design = user experience; ux; ux/ui; ui/ux; interaction design
UI design = user interface design; user interfaces
Product design
Product management = product owner; product roadmap; roadmapping
Technical support = it support; help desk; helpdesk; service desk; desktop support
Network administration = networking; computer networks; tcp/ip; routing and switching
System administration = systems administration; sysadmin; server administration
Accessibility = wcag; accessible design
Technical writing = technical documentation; writing documentation
Requirements gathering = requirements analysis; gathering requirements
Embedded systems = firmware; embedded software; microcontrollers
Performance tuning = performance optimisation; performance profiling; code profiling; memory profiling
`,
  qualification: `
AWS certification = aws certified; aws solutions architect
Azure certification = azure certified; az-900; az-104
CISSP
CompTIA = comptia a+; comptia security+; security+
ITIL
Certified ScrumMaster = csm; scrum master certification; psm
CKA = certified kubernetes administrator
`,
};
